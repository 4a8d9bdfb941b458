import type { History, HistoryRequest, Purchase } from '../../../core/purchases/contracts'
import type { Db } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { type OrderRow, ordersOf } from '../repositories/orders'
import { findParcels } from '../repositories/parcels'
import { toMajor } from '../pricing/currency'
import { statusOf } from './answer-order'
import { refundedOf } from './refunds-of'

const USUAL = 10
const SHOWN_ITEMS = 4

/** One page of orders, newest first. */
export async function historyOf(
  db: Db,
  consumerNo: string,
  { start = 0, count = USUAL }: HistoryRequest,
): Promise<History> {
  const { total, orders } = await ordersOf(db, consumerNo, { start, count })
  const parcels = await findParcels(
    db,
    orders.map(({ order_number }) => order_number),
  )
  return {
    total,
    start,
    count: orders.length,
    orders: orders.map(order => answer(order, parcels.get(order.order_number))),
  }
}

function answer(order: OrderRow, parcel: Parcel | undefined): Purchase {
  const { items, totals, currency } = order.document
  const isCancelled = order.state === 'cancelled'
  const refunded = isCancelled ? order.refunded_at && order.total : parcel && refundedOf(order, parcel)
  return {
    orderNumber: order.order_number,
    status: statusOf(order, parcel),
    ...(parcel ? { stage: parcel.stage } : {}),
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    currency,
    total: totals.total,
    ...(refunded ? { refunded: toMajor(refunded, order.currency) } : {}),
    totalUnits: totals.totalUnits,
    lineCount: items.length,
    items: items.slice(0, SHOWN_ITEMS).map(({ name, image, qty }) => ({ name, image, qty })),
  }
}
