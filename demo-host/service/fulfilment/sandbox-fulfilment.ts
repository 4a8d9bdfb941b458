import type { Db } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { findOrder } from '../repositories/orders'
import { ordersToPack, parcelsComingBack, parcelsIn } from '../repositories/parcels'
import { sandboxNow, sandboxTimeOf } from '../repositories/sandbox-clock'
import type { Carrier, carrierStages } from './carrier'
import type { CarrierUpdate, WarehouseUpdate } from './carrier-update'

const HOUR = 3_600_000
const AT_ONCE = 100

/** In hours of the sandbox's clock. */
const SANDBOX_HOURS = { toPack: 4, toShip: 20, toDeliver: 48, toReturn: 72 } as const

/** Does what the sandbox's warehouse and carrier would have done by now: packs orders, and reports parcels by `tell`. */
export async function fulfilSandbox(
  db: Db,
  carrier: Carrier,
  tell: (news: CarrierUpdate | WarehouseUpdate) => Promise<void>,
): Promise<void> {
  const now = await sandboxNow(db)
  const due = (hours: number): Date => new Date(now.getTime() - hours * HOUR)

  for (const orderNumber of await ordersToPack(db, due(SANDBOX_HOURS.toPack), AT_ONCE)) {
    const order = await findOrder(db, orderNumber)
    if (!order) continue
    const placedAt = await sandboxTimeOf(db, order.placed_at ?? new Date())
    const packedAt = new Date(placedAt.getTime() + SANDBOX_HOURS.toPack * HOUR)
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
  const announced = (parcel: Parcel) => sandboxTimeOf(db, parcel.return_announced_at ?? new Date())
  for (const parcel of await parcelsIn(db, 'packed', AT_ONCE))
    await tellOf(parcel, 'in_transit', reached(parcel), SANDBOX_HOURS.toShip)
  for (const parcel of await parcelsIn(db, 'shipped', AT_ONCE))
    await tellOf(parcel, 'delivered', reached(parcel), SANDBOX_HOURS.toDeliver)
  for (const parcel of await parcelsComingBack(db, AT_ONCE))
    await tellOf(parcel, 'return_to_sender', await announced(parcel), SANDBOX_HOURS.toReturn)
}

const reached = ({ events }: Parcel): Date => new Date(events.at(-1)?.at ?? 0)

const newsOf = (trackingNumber: string, status: keyof typeof carrierStages, at: Date): CarrierUpdate => ({
  id: `${trackingNumber} ${status}`,
  type: 'tracker.updated',
  tracker: { trackingNumber, details: [{ status, occurredAt: at.toISOString() }] },
})
