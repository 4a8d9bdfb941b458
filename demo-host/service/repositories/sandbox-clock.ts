import { sql } from 'kysely'
import type { Db } from '../database/transaction'
import { findPerson } from './consumers'

/** The sandbox's time: the real one, and what was added to it. */
export async function sandboxNow(db: Db): Promise<Date> {
  const row = await db.selectFrom('sandbox_clock').select('ahead_seconds').executeTakeFirst()
  return new Date(Date.now() + (row?.ahead_seconds ?? 0) * 1000)
}

/** Lets the sandbox's time jump ahead. */
export async function advanceSandboxClock(db: Db, seconds: number): Promise<void> {
  await db
    .insertInto('sandbox_clock')
    .values({ id: 'fulfilment', ahead_seconds: seconds })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ ahead_seconds: sql<number>`sandbox_clock.ahead_seconds + ${seconds}` }),
    )
    .execute()
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
