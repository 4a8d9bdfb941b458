import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Step } from '../migrations/step'
import { codeOf } from './step-tables'
import type { Db, Tx } from './transaction'

/** How long a step waits for a lock. Calls queue behind a waiting `alter table`, so they wait that long too. */
const LOCK_MS = 500
/** The shortest pause between two attempts; calls are not held up during it. */
const PAUSE_MS = 1_000
const TOLD_EVERY = 20

/** Lock timeout, deadlock, serialisation failure. */
const BUSY = new Set(['55P03', '40P01', '40001'])

/** The steps of release 98a7806, which starts only if `kysely_migration` holds exactly these. */
const KNOWN_TO_KYSELY = /^(000[1-6]|0100|0101|0110|012[01]|0130|0140|0150)-/

/** Runs one step and records it. Retries until it gets its locks, however long another transaction holds them. */
export async function takeStep(db: Db, name: string, step: Step): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (step.outsideTransaction) await step.up(db)
      await db.transaction().execute(tx => takeIn(tx, name, step))
      return
    } catch (error) {
      if (!BUSY.has(codeOf(error))) throw error
      if (attempt % TOLD_EVERY === 0) console.warn(`Migration ${name} waits for another transaction to end.`)
      await pause(PAUSE_MS * (1 + Math.random()))
    }
  }
}

async function takeIn(tx: Tx, name: string, step: Step): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(
    tx,
  )
  // Inserted first: a second process that runs the same step waits here, and then finds it recorded.
  const first = await tx
    .insertInto('schema_steps')
    .values({ name })
    .onConflict(conflict => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (first.numInsertedOrUpdatedRows === 0n) return
  if (!step.outsideTransaction) await step.up(tx)
  if (KNOWN_TO_KYSELY.test(name)) {
    await tx.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute()
  }
}
