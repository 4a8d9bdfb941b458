import { isMainMethod } from '../../../core/shapes/main-method'
import type { Tx } from '../database/transaction'
import type { OrderDocument } from '../documents/order'
import { toMinor } from '../pricing/currency'
import type { Currency, Minor } from '../pricing/money'
import type { OrderRow } from '../repositories/orders'
import { isMembershipConfirmed } from '../repositories/profiles'
import { sandboxNow } from '../repositories/sandbox-clock'
import { openPoints } from '../repositories/stored-values'
import { valueIds } from '../values/value-ids'
import { grantPoints, takeEarnedBack } from './grant-points'
import { pointsEarnedBy } from './point-value'

/** Gives a member the points of an order that has arrived, once. */
export async function giveOrderPoints(tx: Tx, order: OrderRow): Promise<void> {
  const { consumer_no: consumerNo, order_number: about } = order
  const units = pointsOf(order.document, order.currency)
  if (units === 0 || !(await isMembershipConfirmed(tx, consumerNo))) return
  const valueId = valueIds.points(consumerNo)
  await openPoints(tx, valueId, consumerNo)
  await grantPoints(tx, { valueId, reason: 'earned', about, units }, await sandboxNow(tx))
}

/** Takes back a return's share of an order's points, never more than the balance. */
export async function takeOrderPointsBack(
  tx: Tx,
  order: OrderRow,
  returnNumber: string,
  share: (units: Minor) => Minor,
): Promise<void> {
  const taking = { orderNumber: order.order_number, returnNumber, share }
  await takeEarnedBack(tx, valueIds.points(order.consumer_no), taking, await sandboxNow(tx))
}

/** The points that an order brings: for its goods but gift cards, as far as they were paid with money or a gift card. */
export function pointsOf(
  { items, payment_instruments: parts, totals }: Pick<OrderDocument, 'items' | 'payment_instruments' | 'totals'>,
  currency: Currency,
): number {
  const sum = (amounts: readonly number[]): Minor =>
    amounts.reduce((all, amount) => all + (toMinor(amount, currency) ?? 0), 0)
  const goods = sum(
    items.flatMap(({ isDigitalProduct, price }) => (isDigitalProduct ? [] : [price.priceAfterOrderDiscount])),
  )
  const paid = sum(parts.flatMap(({ payment_method_id: by, amount }) => (isMoney(by) ? [amount] : [])))
  const total = sum([totals.total])
  if (total <= 0) return 0
  return pointsEarnedBy(Number((BigInt(goods) * BigInt(Math.min(paid, total))) / BigInt(total)), currency)
}

/** A gift card counts as money: buying it gave no points. */
const isMoney = (method: OrderDocument['payment_instruments'][number]['payment_method_id']): boolean =>
  isMainMethod(method) || method === 'GIFT_CARD'
