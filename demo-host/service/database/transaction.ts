import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './types'

/** A running transaction: everything inside one goes through it, since the embedded database has one connection. */
export type Tx = Transaction<Database>

/** The database itself or a transaction of it. */
export type Db = Kysely<Database>

const ATTEMPTS = 8
const SERIALISATION_FAILURE = '40001'
const DEADLOCK = '40P01'
/** A prepared plan that a migration has overtaken. */
const PLAN_CHANGED = '0A000'

/** Runs `work` in one short transaction, and runs it again as a whole where the engine asks for that. */
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
