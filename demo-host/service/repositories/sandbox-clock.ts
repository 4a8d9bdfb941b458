import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'

/** What a moment was by the sandbox's clock: the real time, and the jumps until then. */
export async function sandboxTimeOf(db: Db, moment: Date): Promise<Date> {
  const { rows } = await sql<{ seconds: string }>`
    select coalesce(sum(ahead_seconds), 0) as seconds from sandbox_clock where at <= ${moment}`.execute(db)
  return new Date(moment.getTime() + Number(rows[0]?.seconds ?? 0) * 1000)
}

/** The sandbox's time. */
export const sandboxNow = (db: Db): Promise<Date> => sandboxTimeOf(db, new Date())

export async function advanceSandboxClock(db: Db, seconds: number): Promise<void> {
  await db.insertInto('sandbox_clock').values({ id: newId(), ahead_seconds: seconds, at: new Date() }).execute()
}
