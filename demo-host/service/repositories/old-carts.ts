import { sql } from 'kysely'
import type { Db } from '../database/transaction'
import { inBatches, SWEPT_AT_ONCE, untilDone } from '../database/batches'

/** A cart is deleted after this time without a change. */
const CART_DAYS = 30

/** Carts that were last changed before this count as deleted. */
export const oldest = (): Date => new Date(Date.now() - CART_DAYS * 86_400_000)

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

export async function deleteOldCarts(db: Db, atOnce = SWEPT_AT_ONCE): Promise<void> {
  await correctDays(db, atOnce)
  await inBatches(atOnce, () =>
    db
      .deleteFrom('carts')
      .where('basket_id', 'in', old =>
        old
          .selectFrom('carts')
          .select('basket_id')
          .where('changed_on', '<', dayOf(oldest()))
          .where('open_order', 'is', null)
          .limit(atOnce),
      )
      // A cart that was changed meanwhile stays.
      .where('updated_at', '<', oldest())
      .executeTakeFirst(),
  )
}

/** Sets the day of carts that the previous release wrote: they have none, or one that is too early. */
async function correctDays(db: Db, atOnce: number): Promise<void> {
  const corrected = sql`set changed_on = (updated_at at time zone 'UTC')::date`
  const correct = (which: ReturnType<typeof sql>) =>
    untilDone(atOnce, async () => {
      const some = sql`select basket_id from carts where ${which} limit ${atOnce} for update skip locked`
      const { numAffectedRows } = await sql`update carts ${corrected} where basket_id in (${some})`.execute(db)
      return Number(numAffectedRows ?? 0n)
    })
  await correct(sql`changed_on is null`)
  await correct(sql`changed_on < ${dayOf(oldest())}::date and updated_at > ${oldest()}`)
}
