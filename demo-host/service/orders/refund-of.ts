import { isMainMethod } from '../../../core/shapes/main-method'
import type { ReturnedLine } from '../../../core/purchases/contracts'
import type { OrderDocument } from '../documents/order'
import type { ArrivedReturn, RefundPart } from '../documents/return'
import { nonRefundableSum } from './kept-gift-cards'
import { toMinor } from '../pricing/currency'
import type { Minor } from '../pricing/money'
import type { OrderRow } from '../repositories/orders'

type Sold = Pick<OrderRow, 'document' | 'currency' | 'total'>
type Returned = Pick<ArrivedReturn, 'lines'>

/** Money first, then what lasts longest; what cannot be divided last, once all has come back. */
const ORDER = ['GIFT_CARD', 'LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CARD', 'REWARD_CODE']

/** What of each line has not come back yet; what went by e-mail never does. */
export function linesLeft({ items }: Pick<OrderDocument, 'items'>, returns: readonly Returned[]): ReturnedLine[] {
  return items
    .filter(({ isDigitalProduct }) => !isDigitalProduct)
    .map(({ id, qty }) => ({ itemId: id, qty: qty - qtyIn(returns, id) }))
    .filter(({ qty }) => qty > 0)
}

/** Whether all that was paid for and can come back has. A gift may be kept. */
export function isWhole({ items }: Pick<OrderDocument, 'items'>, returns: readonly Returned[]): boolean {
  const left = linesLeft({ items }, returns)
  return items.every(({ id, bonus }) => bonus || left.every(({ itemId }) => itemId !== id))
}

/** What lines bring back after earlier returns: their share of what was paid, and delivery too once all has come back. */
export function refundOf(
  order: Sold,
  earlier: readonly ArrivedReturn[],
  lines: readonly ReturnedLine[],
): readonly RefundPart[] {
  const most = order.total - nonRefundableSum(order.document, order.currency)
  const before = earlier.reduce((sum, { refund }) => sum + sumOfParts(refund), 0)
  const goods = lines.reduce((sum, line) => sum + shareOf(order, earlier, line), 0)
  const upTo = isWhole(order.document, [...earlier, { lines }]) ? most : Math.min(most, before + goods)
  const already = split(order, before)
  return split(order, upTo)
    .map(({ instrumentId, amount }, index) => ({ instrumentId, amount: amount - (already[index]?.amount ?? 0) }))
    .filter(({ amount }) => amount > 0)
}

export const sumOfParts = (parts: readonly RefundPart[]): Minor => parts.reduce((sum, { amount }) => sum + amount, 0)

/** How a sum that has come back is divided among what paid. */
function split(order: Sold, sum: Minor): RefundPart[] {
  let left = sum
  return paidParts(order).map(({ instrumentId, amount, isUndivided }) => {
    const part = isUndivided && left < amount ? 0 : Math.min(amount, left)
    left -= part
    return { instrumentId, amount: part }
  })
}

function paidParts({ document, currency }: Sold): readonly (RefundPart & { readonly isUndivided: boolean })[] {
  const { payment_instruments: instruments, reward } = document
  const kept = nonRefundableSum(document, currency)
  const main = instruments.filter(({ payment_method_id: id }) => isMainMethod(id))
  const others = instruments
    .filter(({ payment_method_id: id }) => !isMainMethod(id))
    .sort((one, other) => ORDER.indexOf(one.payment_method_id) - ORDER.indexOf(other.payment_method_id))
  return [
    ...[...main, ...others].map(({ payment_instrument_id: instrumentId, payment_method_id: id, amount }) => ({
      instrumentId,
      amount: (toMinor(amount, currency) ?? 0) - (isMainMethod(id) ? kept : 0),
      isUndivided: id === 'REWARD_CODE',
    })),
    ...(reward
      ? [{ instrumentId: null, amount: toMinor(reward.amountInCurrency, currency) ?? 0, isUndivided: true }]
      : []),
  ]
}

/** Rounded so that the shares of all pieces add up to the line. */
function shareOf({ document, currency }: Sold, earlier: readonly Returned[], { itemId, qty }: ReturnedLine): Minor {
  const item = document.items.find(({ id }) => id === itemId)
  if (!item) return 0
  const added = document.totals.taxation === 'net' ? item.taxTotal : 0
  const value = (toMinor(item.price.priceAfterOrderDiscount, currency) ?? 0) + (toMinor(added, currency) ?? 0)
  const of = (pieces: number): Minor => Math.round((value * pieces) / item.qty)
  const before = qtyIn(earlier, itemId)
  return of(before + qty) - of(before)
}

const qtyIn = (returns: readonly Returned[], id: string): number =>
  returns.flatMap(({ lines }) => lines).reduce((sum, { itemId, qty }) => sum + (itemId === id ? qty : 0), 0)
