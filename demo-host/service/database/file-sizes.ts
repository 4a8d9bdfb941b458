import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert, number, record, string } from 'superstruct'

const RECORD = 'till-file-sizes.json'
/** PostgreSQL's files of tables and indexes. */
const RELATION_FILE = /^(global|base[\\/]\d+)[\\/]\d+(\.\d+)?$/
const Sizes = record(string(), number())

/**
 * Finds a table or index whose file is shorter than recorded. The embedded engine would read it to its new end as if the lost
 * rows had never existed. Files never shrink while the service runs (`vacuum.ts`), so a record also holds after `kill -9`.
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

/** A migration may drop or rewrite tables. */
export const forgetFileSizes = (database: string): void => rmSync(join(database, RECORD), { force: true })
