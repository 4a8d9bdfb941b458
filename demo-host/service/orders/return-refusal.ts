import type { ReturnRefusal } from '../../../core/purchases/contracts'
import type { Db } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import type { OrderRow } from '../repositories/orders'
import { findParcel } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import type { OrderNews } from './answer-order'
import { RETURN_DAYS } from './return-days'

/** Null if the order can be sent back. `now` is by the clock of the parcel's events, the sandbox's. */
export function returnRefusal(order: OrderRow, parcel: Parcel | undefined, now: Date): ReturnRefusal | null {
  const delivered = parcel?.events.find(({ stage }) => stage === 'delivered')
  if (order.state === 'cancelled' || !delivered || order.document.shipments.every(part => part.class === 'digital'))
    return 'not-delivered'
  if (parcel?.stage !== 'delivered') return 'returned'
  if (parcel.return_number) return null
  return Date.parse(delivered.at) + RETURN_DAYS * 86_400_000 < now.getTime() ? 'too-late' : null
}

/** Where an order's parcel is, and whether it may come back. */
export async function parcelNews(db: Db, order: OrderRow): Promise<Pick<OrderNews, 'parcel' | 'mayReturn'>> {
  const parcel = await findParcel(db, order.order_number)
  if (parcel?.stage !== 'delivered') return { parcel, mayReturn: false }
  return { parcel, mayReturn: returnRefusal(order, parcel, await sandboxNow(db)) === null }
}
