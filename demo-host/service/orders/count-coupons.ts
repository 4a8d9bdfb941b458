import { sql } from 'kysely'
import type { CartView } from '../carts/view'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { redeem, redeemersOf, unredeem } from '../repositories/coupon-redemptions'
import type { OrderRow } from '../repositories/orders'

/** Counts the promotions of an order that are limited. Throws `PRM140` and `PRM150` where another order was faster. */
export async function countCoupons(
  tx: Tx,
  { priced, row }: CartView,
  orderNumber: string,
  email: string | null,
): Promise<void> {
  for (const { id, couponCode, limit, oncePerConsumer } of priced.working) {
    if (limit && !(await countUse(tx, id))) throw fail('PRM140', { code: couponCode })
    if (!oncePerConsumer || !couponCode) continue
    if (!(await redeem(tx, couponCode, redeemersOf(row, email), orderNumber)))
      throw fail('PRM150', { code: couponCode })
  }
}

/** Takes back what an order used that came to nothing. */
export async function giveCouponsBack(tx: Tx, { order_number: orderNumber, document }: OrderRow): Promise<void> {
  await unredeem(tx, orderNumber)
  const ids = document.promoSummary.map(({ promotionId }) => promotionId)
  if (ids.length === 0) return
  await tx
    .updateTable('promotions')
    .set({ used: sql`used - 1` })
    .where('id', 'in', ids)
    .where('limit_total', 'is not', null)
    .where('used', '>', 0)
    .execute()
}

async function countUse(tx: Tx, id: string): Promise<boolean> {
  const counted = await tx
    .updateTable('promotions')
    .set({ used: sql`used + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`used < limit_total`)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}
