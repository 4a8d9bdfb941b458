import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { connect } from '../database/connection'
import { migrate } from '../database/migrator'
import { seedIfEmpty } from '../seed/fill/fill-if-empty'
import { sourcesHash } from './sources-hash'

const LOCK_AGE_MS = 120_000
const OLD_MS = 3_600_000
const folder = fileURLToPath(new URL('../../../node_modules/.cache/till-tests/', import.meta.url))
// Named when this module is read, as its sources are: what changes after that is not in the archive.
const hash = sourcesHash()

class OpenArchive extends Blob {
  readonly #content: ArrayBuffer

  constructor({ buffer, byteOffset, byteLength }: Buffer<ArrayBuffer>) {
    super([], { type: 'application/x-tar' })
    this.#content = buffer.slice(byteOffset, byteOffset + byteLength)
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#content)
  }
}

let archive: Promise<Blob> | undefined

/** The migrated and seeded database as an archive, made once for all test files and runs until its sources change; it lies open in memory, since to unpack it took half of a database's start. */
export const cachedArchive = (): Promise<Blob> => (archive ??= readOrMake())

async function readOrMake(): Promise<Blob> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${hash}.tar`)
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
  const packed = await database.dump()
  await database.close()
  const bytes = gunzipSync(await packed.arrayBuffer())
  writeFileSync(file + '.new', bytes)
  renameSync(file + '.new', file)
  return new OpenArchive(bytes)
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
    return new OpenArchive(readFileSync(file))
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
