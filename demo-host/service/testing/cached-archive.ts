import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../database/connection'
import { migrate } from '../database/migrator'
import { seedIfEmpty } from '../database/seed-database'
import { sandboxData } from '../seed'
import { sourcesHash } from './sources-hash'

const LOCK_AGE_MS = 120_000

/** The migrated and seeded database as an archive, made once for all test files and runs until its sources change. */
export async function cachedArchive(): Promise<Blob> {
  const file = join(tmpdir(), `till-test-${sourcesHash()}.tar.gz`)
  const lock = file + '.lock'
  for (;;) {
    const kept = read(file)
    if (kept) return kept
    if (take(lock)) break
    await pause(200)
  }
  try {
    return read(file) ?? (await make(file))
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

async function make(file: string): Promise<Blob> {
  const database = await connect({ kind: 'memory' })
  await migrate(database.db)
  await seedIfEmpty(database.db, () => sandboxData(new Date()))
  const archive = await database.dump()
  await database.close()
  writeFileSync(file + '.new', Buffer.from(await archive.arrayBuffer()))
  renameSync(file + '.new', file)
  return archive
}

function read(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)], { type: 'application/x-gzip' })
  } catch {
    return null
  }
}

/** A lock that was left by a run that was killed counts for two minutes. */
function take(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > LOCK_AGE_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
