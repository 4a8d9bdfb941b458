import type { CartDocument } from '../documents/cart'
import type { Parcel } from '../documents/parcel'
import type { ArrivedReturn, RefundPart } from '../documents/return'
import type { Tx } from '../database/transaction'
import { takeOrderPointsBack } from '../loyalty/order-points'
import { pointsFor } from '../loyalty/point-value'
import type { Minor } from '../pricing/money'
import type { OrderRow } from '../repositories/orders'
import { moveParcel, recordArrival } from '../repositories/parcels'
import { restorePart } from '../repositories/value-ledger'
import { isWhole, linesLeft, refundOf, sumOfParts } from '../orders/refund-of'

/** The announced return of a parcel has arrived, or all of an order that nobody took: its values come back now, its money by a sweep. */
export async function arriveReturn(tx: Tx, order: OrderRow, parcel: Parcel, at: Date): Promise<true> {
  const earlier = parcel.arrived_returns ?? []
  const lines = parcel.return_lines ?? linesLeft(order.document, earlier)
  const returnNumber = parcel.return_number ?? returnNumberOf(order.order_number, earlier)
  const refund = refundOf(order, earlier, lines)
  const arrived = { lines, refund, returnNumber, reason: parcel.return_reason, arrivedAt: at.toISOString() }
  const returns: readonly ArrivedReturn[] = [...earlier, { ...arrived, refundedAt: null }]
  const isLast = isWhole(order.document, returns)
  await recordArrival(tx, parcel, returns, isLast)
  if (isLast) await moveParcel(tx, parcel, 'returned', at)
  const numbers = { orderNumber: order.order_number, returnNumber, earlier: earlier.map(one => one.returnNumber) }
  await restorePart(tx, numbers, isLast ? null : unitsOf(order.cart, earlier, refund, order))
  const before = sumOf(earlier)
  const sum = before + sumOfParts(refund)
  const share = (units: Minor, part: Minor): Minor => (order.total > 0 ? Math.floor((units * part) / order.total) : 0)
  await takeOrderPointsBack(tx, order, returnNumber, units =>
    isLast ? units - share(units, before) : share(units, sum) - share(units, before),
  )
  return true
}

export const returnNumberOf = (orderNumber: string, earlier: readonly unknown[]): string =>
  earlier.length === 0 ? `R${orderNumber}` : `R${orderNumber}-${earlier.length + 1}`

const sumOf = (returns: readonly ArrivedReturn[]): Minor =>
  returns.reduce((sum, { refund }) => sum + sumOfParts(refund), 0)

/** What a refund is in the units of each value. A voucher comes back with the last return. */
function unitsOf(
  { instruments }: CartDocument,
  earlier: readonly ArrivedReturn[],
  refund: readonly RefundPart[],
  { currency }: Pick<OrderRow, 'currency'>,
): ReadonlyMap<string, Minor> {
  const units = new Map<string, Minor>()
  for (const { instrumentId, amount } of refund) {
    const known = instruments.find(({ id }) => id === instrumentId)
    if (!known || !('valueId' in known)) continue
    const before = earlier
      .flatMap(one => one.refund)
      .reduce((sum, one) => sum + (one.instrumentId === instrumentId ? one.amount : 0), 0)
    const inUnits = (sum: Minor): Minor => (known.method === 'LOYALTY_POINTS' ? pointsFor(sum, currency) : sum)
    const own = known.method === 'REWARD_CODE' ? 1 : inUnits(before + amount) - inUnits(before)
    units.set(known.valueId, (units.get(known.valueId) ?? 0) + own)
  }
  return units
}
