import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connect } from '../database/connection'
import { migrate } from '../database/migrator'
import { seedIfEmpty } from '../seed/fill/fill-if-empty'
import { sourcesHash } from './sources-hash'

const LOCK_AGE_MS = 120_000
const OLD_MS = 3_600_000
const folder = fileURLToPath(new URL('../../../node_modules/.cache/till-tests/', import.meta.url))
// Named when this module is read, as its sources are: what changes after that is not in the archive.
const hash = sourcesHash()

/** The migrated and seeded database as an archive, made once for all test files and runs until its sources change. */
export async function cachedArchive(): Promise<Blob> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${hash}.tar.gz`)
  const lock = file + '.lock'
  for (;;) {
    const saved = read(file)
    if (saved) return saved
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
  forgetOldOnes()
  const database = await connect({ kind: 'memory' })
  await migrate(database.db)
  await seedIfEmpty(database.db)
  const archive = await database.dump()
  await database.close()
  writeFileSync(file + '.new', Buffer.from(await archive.arrayBuffer()))
  renameSync(file + '.new', file)
  return archive
}

function forgetOldOnes(): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > OLD_MS) rmSync(file, { recursive: true, force: true })
  }
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
