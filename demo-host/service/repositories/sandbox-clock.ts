import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db } from '../database/transaction'
import { findPerson } from './consumers'

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

/** Lets what waits for one person get older: their orders, links of mails, and questions to passkeys. */
export async function letTimePass(db: Db, email: string, hours: number): Promise<void> {
  const consumerNo = (await findPerson(db, email))?.consumerNo
  if (consumerNo === undefined) return
  const by = sql`make_interval(hours => ${Math.round(hours)}::int)`
  for (const table of ['password_resets', 'passkey_challenges'] as const)
    await sql`update ${sql.table(table)} set expires_at = expires_at - ${by} where consumer_no = ${consumerNo}`.execute(
      db,
    )
  await sql`update orders set placed_at = placed_at - ${by} where consumer_no = ${consumerNo}`.execute(db)
}
