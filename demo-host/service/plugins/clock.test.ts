import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/transaction'
import { type TestService, testService } from '../testing/test-service'
import { warnOfClock } from './clock'

const lines: string[] = []
let shop: TestService
beforeAll(async () => {
  shop = await testService({ logLevel: 'warn', logTo: { write: line => void lines.push(line) } })
})
afterAll(() => shop.close())

/** The warnings if the database's clock is so many seconds behind. */
async function saidWhere(behind: number): Promise<{ seconds: number }[]> {
  lines.length = 0
  const look = async (tx: Db) => {
    await sql`set local search_path = public, pg_catalog`.execute(tx)
    await sql`create function clock_timestamp() returns timestamptz language sql
      as $$ select now() - interval '${sql.raw(String(behind))} seconds' $$`.execute(tx)
    await warnOfClock(tx, shop.app.log)
    await sql`drop function public.clock_timestamp()`.execute(tx)
  }
  await shop.db.transaction().execute(look)
  return lines.map(line => JSON.parse(line))
}

test.each([
  ['90 seconds ahead', 90, [90]],
  ['90 seconds behind', -90, [-90]],
  ['right', 0, []],
])('a process whose clock is %s tells its log of a difference alone', async (_how, behind, seconds) => {
  const said = await saidWhere(behind)
  expect(said.map(line => Math.round(line.seconds / 10) * 10)).toEqual(seconds)
})
