import type { CartView } from '../carts/view'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { redeem, redeemersOf, unredeem } from '../repositories/coupon-redemptions'
import { countUse, giveUsesBack } from '../repositories/promotion-uses'
import type { OrderRow } from '../repositories/orders'

/** Counts the uses of limited promotions. Throws `PRM140` and `PRM150` if another order was faster. */
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

/** Restores the uses of a failed order. */
export async function giveCouponsBack(tx: Tx, { order_number: orderNumber, document }: OrderRow): Promise<void> {
  await unredeem(tx, orderNumber)
  const ids = document.promoSummary.map(({ promotionId }) => promotionId)
  await giveUsesBack(tx, ids)
}
