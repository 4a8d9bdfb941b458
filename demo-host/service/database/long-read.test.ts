import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { newId } from './ids'
import { emptyDatabase } from '../testing/server-database'
import { connect } from './connection'
import { migrate, steps } from './migrator'
import { makeStepTables } from './step-tables'
import { takeStep } from './take-step'
import type { Db } from './transaction'

const server = process.env.TILL_TEST_DATABASE_URL ?? ''
/** The lock timeout is half a second. */
const LONGEST_WAIT_MS = 1_000
const ASKING = sql`
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table "carts"%'`

/** The schema before step 0150, with one cart. */
async function olderShop(db: Db): Promise<void> {
  await makeStepTables(db)
  for (const [name, step] of steps) if (name < '0150') await takeStep(db, name, step)
  await sql`
    insert into carts (basket_id, consumer_no, currency, document, created_at, updated_at)
    values (${newId()}, 'somebody', 'USD', '{}', now(), now())`.execute(db)
}

const fileOfCarts = async (db: Db): Promise<unknown> =>
  (await sql`select pg_relation_filenode('carts')`.execute(db)).rows

// The embedded database has one connection: nothing else can read meanwhile.
test.runIf(server)(
  'while somebody reads for long, an upgrade waits, and no cart waits behind it',
  async () => {
    const { url, drop } = await emptyDatabase(server)
    const { db, close } = await connect({ kind: 'server', url, connections: 3, work: 'setup' })
    await olderShop(db)
    const before = await fileOfCarts(db)
    const [report, shopper] = [new pg.Client(url), new pg.Client(url)]
    await Promise.all([report.connect(), shopper.connect()])
    await report.query('begin; select count(*) from carts')

    const upgrade = migrate(db)
    const waits: number[] = []
    // Goes on until the migration has waited for its lock, given up, and waited again.
    for (let asked = 0, isAsking = false; asked < 2; ) {
      const began = performance.now()
      const [{ rows }] = await Promise.all([ASKING.execute(db), shopper.query('select document from carts')])
      waits.push(performance.now() - began)
      if (!isAsking && rows.length === 1) asked += 1
      isAsking = rows.length === 1
    }
    await report.query('commit')
    const taken = await upgrade
    const after = await fileOfCarts(db)
    await Promise.all([report.end(), shopper.end()])
    await close()
    await drop()
    expect(taken).toContain('0150-sweeps')
    expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_MS)
    // A rewritten table has another file.
    expect(after).toEqual(before)
  },
  60_000,
)
