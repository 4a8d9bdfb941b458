import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './types'

/** Everything inside a transaction must go through it: the embedded database has one connection. */
export type Tx = Transaction<Database>

export type Db = Kysely<Database>

const ATTEMPTS = 8
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** A migration has invalidated a prepared plan. */
const PLAN_CHANGED = '0A000'

/** Runs `work` in one short transaction, and repeats it as a whole if the engine asks for that. */
export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !asksForRetry(error)) throw error
      await pause(Math.random() * 5 * 2 ** attempt)
    }
  }
}

function asksForRetry(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === SERIALISATION_FAILURE || code === DEADLOCK || code === PLAN_CHANGED
}
