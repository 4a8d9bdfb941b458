import type { Refund } from '../../../core/checkout/contracts'
import type { Parcel } from '../documents/parcel'
import type { ArrivedReturn } from '../documents/return'
import { linesLeft, refundOf, sumOfParts } from './refund-of'
import { toMajor } from '../pricing/currency'
import type { Minor } from '../pricing/money'
import type { OrderRow } from '../repositories/orders'

/** The returns of an order that have arrived. The previous release kept none: there all of it came back. */
export function returnsOf(order: OrderRow, parcel: Parcel): readonly ArrivedReturn[] {
  if (parcel.arrived_returns) return parcel.arrived_returns
  const timeOf = (stage: string) => parcel.events.find(event => event.stage === stage)?.at ?? null
  const arrivedAt = timeOf('returned')
  if (arrivedAt === null) return []
  const lines = linesLeft(order.document, [])
  const returnNumber = parcel.return_number ?? `R${order.order_number}`
  const refund = refundOf(order, [], lines)
  return [{ returnNumber, lines, refund, reason: null, arrivedAt, refundedAt: timeOf('refunded') }]
}

/** What is on its way to the shopper, or has arrived. */
export const refundedOf = (order: OrderRow, parcel: Parcel): Minor =>
  returnsOf(order, parcel).reduce((sum, { refund, refundedAt }) => sum + (refundedAt ? sumOfParts(refund) : 0), 0)

/** All of a cancelled order, to whatever paid for it; gift cards, points and the voucher have it at once. */
export function cancelledRefundOf({ document, refunded_at: refundedAt }: OrderRow): Refund {
  const { payment_instruments: instruments, reward, totals, items } = document
  return {
    at: refundedAt?.toISOString() ?? null,
    amount: totals.total,
    parts: [
      ...instruments.map(({ payment_instrument_id, amount }) => ({ payment_instrument_id, amount })),
      ...(reward ? [{ payment_instrument_id: null, amount: reward.amountInCurrency }] : []),
    ].filter(({ amount }) => amount > 0),
    items: items.map(({ id, qty }) => ({ itemId: id, qty })),
  }
}

export const refundsOf = (order: OrderRow, parcel: Parcel): Refund[] =>
  returnsOf(order, parcel).map(({ lines, refund, refundedAt }) => ({
    at: refundedAt,
    amount: toMajor(sumOfParts(refund), order.currency),
    parts: refund.map(({ instrumentId, amount }) => ({
      payment_instrument_id: instrumentId,
      amount: toMajor(amount, order.currency),
    })),
    items: lines.map(({ itemId, qty }) => ({ itemId, qty })),
  }))
