import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** The real time plus the added hours. */
export async function sandboxNow(db: Db): Promise<Date> {
  const row = await db.selectFrom('sandbox_clock').select('ahead_seconds').executeTakeFirst()
  return new Date(Date.now() + (row?.ahead_seconds ?? 0) * 1000)
}

export async function advanceSandboxClock(db: Db, seconds: number): Promise<void> {
  await db
    .insertInto('sandbox_clock')
    .values({ id: 'fulfilment', ahead_seconds: seconds })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ ahead_seconds: sql<number>`sandbox_clock.ahead_seconds + ${seconds}` }),
    )
    .execute()
}
