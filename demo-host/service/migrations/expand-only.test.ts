import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { previousCommit, previousText } from '../../test/previous-release.mjs'
import { steps } from '../database/migrator'
import { refusalsOf } from '../testing/refusals'
import { contracts } from './contracts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const PREVIOUS = 'demo-host/service/previous-release.json'

/** Steps of the previous release. */
const known = ['platform', 'commerce'].flatMap(
  domain => previousText(root, `demo-host/service/migrations/${domain}.ts`).match(/(?<=')\d{4}-[a-z-]+(?=':)/g) ?? [],
)

test('a step only adds, so that the release before runs beside it and after it', async () => {
  const fresh = steps.filter(([name]) => !known.includes(name) && !(name in contracts))
  const refused = await Promise.all(
    fresh.map(async ([name, step]) => (await refusalsOf(step)).map(refusal => `${name}: ${refusal}`)),
  )
  expect(known).toContain('0150-sweeps')
  expect(fresh.map(([name]) => name)).toContain('0180-cart-days')
  expect(refused.flat()).toEqual([])
})

test('a checkout without history is told what to do', () => {
  const bare = mkdtempSync(join(tmpdir(), 'till-bare-'))
  cpSync(join(root, PREVIOUS), join(bare, PREVIOUS), { recursive: true })
  expect(() => previousText(bare, 'package.json')).toThrow(/^The previous release, commit \w+ .* fetch all of it/)
  rmSync(bare, { recursive: true })
})

test('a step that takes away takes what the release before does not use any more', () => {
  const early = Object.entries(contracts).filter(([, { lastUsedBy }]) => previousCommit(root).startsWith(lastUsedBy))
  expect(early).toEqual([])
})

test.each([
  'alter table carts drop column document',
  'alter table carts rename column document to lines',
  'alter table carts alter column currency type varchar(3)',
  'alter table carts alter column last_order set not null',
  'alter table carts add column owner text not null',
  'alter table carts add column day date generated always as (updated_at::date) stored',
  'alter table carts add constraint few check (true)',
  'create index carts_by_owner on carts (consumer_no)',
  'create unique index concurrently one_cart on carts (consumer_no)',
  "update carts set currency = 'USD'",
  'drop table carts',
])('%s is refused', async text => {
  expect(await refusalsOf(stepOf(text))).toHaveLength(1)
})

test.each([
  ['alter table carts add column owner text'],
  ["alter table carts add column owner text not null default ''"],
  ['alter table carts alter column last_order drop not null'],
  ['create index concurrently carts_by_owner on carts (consumer_no)'],
  ['create table owners (name text primary key)', 'create unique index one_owner on owners (name)'],
])('%s is taken', async (...texts) => {
  expect(await refusalsOf(stepOf(...texts))).toEqual([])
})

const stepOf = (...texts: string[]) => ({
  up: async (db: Kysely<unknown>) => {
    for (const text of texts) await sql.raw(text).execute(db)
  },
})
