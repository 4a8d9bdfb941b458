import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Step } from '../migrations/step'
import { codeOf } from './step-tables'
import type { Db, Tx } from './transaction'

/**
 * The longest that a step waits for a lock, and so the longest that others wait behind it: who asks for a table after it
 * stands in its queue.
 */
const LOCK_MS = 500
/** Between two attempts others have the table to themselves, two thirds of the time or more. */
const PAUSE_MS = 1_000
const TOLD_EVERY = 20

/** A lock was not to be had in time, or two waited for each other. */
const BUSY = new Set(['55P03', '40P01', '40001'])

/** The steps of release 98a7806: it starts only where `kysely_migration` holds these, and no others. */
const KNOWN_TO_KYSELY = /^(000[1-6]|0100|0101|0110|012[01]|0130|0140|0150)-/

/**
 * Takes one step, however long another's reading keeps it waiting: it asks for its locks again and again, and nobody else
 * waits meanwhile.
 */
export async function takeStep(db: Db, name: string, step: Step): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (step.outsideTransaction) await step.up(db)
      await db.transaction().execute(tx => takeIn(tx, name, step))
      return
    } catch (error) {
      if (!BUSY.has(codeOf(error))) throw error
      if (attempt % TOLD_EVERY === 0) console.warn(`Migration ${name} waits for a long transaction to end.`)
      await pause(PAUSE_MS * (1 + Math.random()))
    }
  }
}

async function takeIn(tx: Tx, name: string, step: Step): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(
    tx,
  )
  // First: a process that thinks that it is its turn too waits here, and finds the step taken.
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
