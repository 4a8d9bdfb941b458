import type { Db } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { findOrder } from '../repositories/orders'
import { ordersToPack, parcelsComingBack, parcelsIn } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import type { Carrier, carrierStages } from './carrier'
import type { CarrierNews, WarehouseNews } from './carrier-news'
import { moveAlong, packOrder } from './move-order'

const HOUR = 3_600_000
const AT_ONCE = 100

/** How long things take in the sandbox, in hours of its own clock. */
export const SANDBOX_HOURS = { toPack: 4, toShip: 20, toDeliver: 48, toReturn: 72 } as const

/**
 * Does what the sandbox's warehouse and carrier would have done by now: packs what was placed, and tells the shop, by
 * `tell`, what became of parcels. Nothing happens by itself before its hours are over. If an order is named, it alone is moved, by its own clock.
 */
export async function fulfilSandbox(
  db: Db,
  carrier: Carrier,
  tell: (news: CarrierNews | WarehouseNews) => Promise<void>,
  one?: string,
): Promise<void> {
  const now = await sandboxNow(db, one)
  const wanted = { atOnce: AT_ONCE, orderNumber: one }
  const due = (hours: number): Date => new Date(now.getTime() - hours * HOUR)

  for (const orderNumber of await ordersToPack(db, due(SANDBOX_HOURS.toPack), wanted)) {
    const order = await findOrder(db, orderNumber)
    if (!order) continue
    const packedAt = new Date((order.placed_at ?? now).getTime() + SANDBOX_HOURS.toPack * HOUR)
    if (order.document.shipments.every(one => one.class === 'digital')) {
      // Its mails are its parcel.
      await packOrder(db, orderNumber, { carrier: 'email', tracking_number: `EM${orderNumber}` }, packedAt)
      await moveAlong(db, orderNumber, 'delivered', packedAt)
      continue
    }
    const label = await carrier.makeLabel({ orderNumber, from: 'shop' })
    await tell({
      id: `${orderNumber} packed`,
      type: 'order.packed',
      order: { orderNumber, ...label, packedAt: packedAt.toISOString() },
    })
  }

  const tellOf = async (
    parcel: Parcel,
    status: keyof typeof carrierStages,
    since: Date,
    hours: number,
  ): Promise<void> => {
    if (since > due(hours)) return
    const isReturn = status === 'return_to_sender'
    const trackingNumber = (isReturn && parcel.return_tracking_number) || parcel.tracking_number
    await tell(newsOf(trackingNumber, status, new Date(since.getTime() + hours * HOUR)))
  }
  for (const parcel of await parcelsIn(db, 'packed', wanted))
    await tellOf(parcel, 'in_transit', reached(parcel), SANDBOX_HOURS.toShip)
  for (const parcel of await parcelsIn(db, 'shipped', wanted))
    await tellOf(parcel, 'delivered', reached(parcel), SANDBOX_HOURS.toDeliver)
  for (const parcel of await parcelsComingBack(db, wanted))
    await tellOf(parcel, 'return_to_sender', parcel.return_announced_at ?? now, SANDBOX_HOURS.toReturn)
}

const reached = ({ events }: Parcel): Date => new Date(events.at(-1)?.at ?? 0)

const newsOf = (trackingNumber: string, status: keyof typeof carrierStages, at: Date): CarrierNews => ({
  id: `${trackingNumber} ${status}`,
  type: 'tracker.updated',
  tracker: { trackingNumber, details: [{ status, occurredAt: at.toISOString() }] },
})
