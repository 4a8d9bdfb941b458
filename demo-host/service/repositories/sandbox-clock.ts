import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** The clock of all orders; an order that jumped ahead alone has one of its own beside it. */
const EVERYTHING = 'fulfilment'

/** The sandbox's time, or that of one order: the real one, and what was added to it. */
export async function sandboxNow(db: Db, orderNumber?: string): Promise<Date> {
  const clocks = await db
    .selectFrom('sandbox_clock')
    .select('ahead_seconds')
    .where('id', 'in', orderNumber === undefined ? [EVERYTHING] : [EVERYTHING, orderNumber])
    .execute()
  const seconds = clocks.reduce((sum, { ahead_seconds: ahead }) => sum + ahead, 0)
  return new Date(Date.now() + seconds * 1000)
}

/** Lets the sandbox's time jump ahead, for one order alone if it is named. */
export async function advanceSandboxClock(db: Db, seconds: number, orderNumber = EVERYTHING): Promise<void> {
  await db
    .insertInto('sandbox_clock')
    .values({ id: orderNumber, ahead_seconds: seconds })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({ ahead_seconds: sql<number>`sandbox_clock.ahead_seconds + ${seconds}` }),
    )
    .execute()
}
