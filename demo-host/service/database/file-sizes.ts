import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, number, record, string } from 'superstruct'

const RECORD = 'till-file-sizes.json'
/** Where PostgreSQL keeps tables and indexes, each file under the number of what it holds. */
const RELATION_FILE = /^(global|base[\\/]\d+)[\\/]\d+(\.\d+)?$/
const Sizes = record(string(), number())

/**
 * Looks for a table or index that has become shorter than it was recorded: the embedded engine reads such a file to its new
 * end and takes the lost rows for rows that never were. Returns what is wrong, or null. Files never become shorter while
 * the service runs (`vacuum.ts`), so a record also holds after `kill -9`.
 */
export function findTruncatedFile(database: string): string | null {
  const path = join(database, RECORD)
  if (!existsSync(path)) return null
  const recorded: unknown = JSON.parse(readFileSync(path, 'utf8'))
  assert(recorded, Sizes)
  for (const [name, size] of Object.entries(recorded)) {
    const found = statSync(join(database, name), { throwIfNoEntry: false })
    if (!found) return `${name} is missing`
    if (found.size < size) return `${name} has ${found.size} of ${size} bytes`
  }
  return null
}

/** Records how large each table and index is now. */
export function recordFileSizes(database: string): void {
  const names = ['base', 'global']
    .flatMap(folder =>
      readdirSync(join(database, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(name => RELATION_FILE.test(name))
  const sizes = Object.fromEntries(names.map(name => [name, statSync(join(database, name)).size]))
  const path = join(database, RECORD)
  writeFileSync(`${path}.new`, JSON.stringify(sizes))
  renameSync(`${path}.new`, path)
}

/** Forgets the record: a migration may drop or rewrite tables. */
export const forgetFileSizes = (database: string): void => rmSync(join(database, RECORD), { force: true })
