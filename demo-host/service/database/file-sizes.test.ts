import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTruncatedFile, forgetFileSizes, recordFileSizes } from './file-sizes'

let database: string
const file = (name: string) => join(database, name)

beforeEach(() => {
  database = mkdtempSync(join(tmpdir(), 'till-sizes-'))
  for (const folder of ['base/5', 'base/pgsql_tmp', 'global', 'pg_wal']) mkdirSync(file(folder), { recursive: true })
  for (const name of [
    'base/5/1259',
    'base/5/1259.1',
    'base/5/1259_fsm',
    'global/1260',
    'pg_wal/000000010000000000000001',
  ])
    writeFileSync(file(name), Buffer.alloc(16_384))
  recordFileSizes(database)
})
afterEach(() => rmSync(database, { recursive: true }))

test('a database whose files are as they were, or longer, is whole', () => {
  writeFileSync(file('base/5/1259'), Buffer.alloc(24_576))
  writeFileSync(file('base/5/16400'), '')
  // A folder's own size changes with the number of its entries.
  for (let n = 0; n < 300; n += 1) writeFileSync(file(`base/5/17${n}`), '')
  expect(findTruncatedFile(database)).toBeNull()
})

test.each(['base/5/1259', 'base/5/1259.1', 'global/1260'])('the loss of half of %s is shown', name => {
  truncateSync(file(name), 8192)
  expect(findTruncatedFile(database)).toBe(`${name} has 8192 of 16384 bytes`)
})

test('the loss of a whole file is shown', () => {
  rmSync(file('base/5/1259.1'))
  expect(findTruncatedFile(database)).toBe('base/5/1259.1 is missing')
})

test.each(['base/5/1259_fsm', 'pg_wal/000000010000000000000001'])('%s may become shorter', name => {
  truncateSync(file(name), 0)
  expect(findTruncatedFile(database)).toBeNull()
})

test('nothing is reported where nothing is recorded', () => {
  forgetFileSizes(database)
  truncateSync(file('base/5/1259'), 0)
  expect(findTruncatedFile(database)).toBeNull()
})
