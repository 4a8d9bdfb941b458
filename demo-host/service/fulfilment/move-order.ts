import type { Stage } from '../database/tables/orders'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { giveOrderPoints, takeOrderPointsBack } from '../loyalty/order-points'
import { lockOrder, moveOrder, type OrderRow } from '../repositories/orders'
import { leaveMails, leaveToOutbox } from '../repositories/outbox'
import { findParcel, insertParcel, moveParcel } from '../repositories/parcels'
import { giveValuesBack } from '../repositories/value-book'

/** What may follow each stage; news that comes late or twice changes nothing. */
const follows: Readonly<Record<Stage, readonly Stage[]>> = {
  packed: ['shipped', 'delivered'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: ['refunded'],
  refunded: [],
}

/** A placed order is packed and has a tracking number, once. False where it is not to be packed any more. */
export async function packOrder(
  db: Db,
  orderNumber: string,
  parcel: Pick<Parcel, 'carrier' | 'tracking_number'>,
  at: Date,
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const order = await lockOrder(tx, orderNumber)
    if (order?.state !== 'placed') return false
    return insertParcel(tx, { order_number: orderNumber, ...parcel }, at)
  })
}

/**
 * An order is further on its way, as its carrier says: the stage, its mail and what follows from it in one transaction.
 * False where the news is old, or the order was taken back.
 */
export async function moveAlong(db: Db, orderNumber: string, stage: Stage, at: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const order = await lockOrder(tx, orderNumber)
    const parcel = await findParcel(tx, orderNumber)
    if (!order || !parcel || order.state === 'cancelled' || !follows[parcel.stage].includes(stage)) return false
    await moveParcel(tx, parcel, stage, at)
    await consequences[stage](tx, order)
    return true
  })
}

const consequences: Readonly<Record<Stage, (tx: Tx, order: OrderRow) => Promise<void>>> = {
  packed: async () => {},
  shipped: async (tx, order) => {
    await moveOrder(tx, order.order_number, 'shipped')
    await leaveMails(tx, { kind: 'order-shipped', orderNumber: order.order_number })
  },
  // The news that it was shipped may never have come.
  delivered: async (tx, order) => {
    if (order.state === 'placed') await moveOrder(tx, order.order_number, 'shipped')
    await giveOrderPoints(tx, order)
  },
  returned: async (tx, order) => {
    await giveValuesBack(tx, order.order_number)
    await takeOrderPointsBack(tx, order)
    await leaveToOutbox(tx, 'payment-refund', order.order_number)
  },
  refunded: (tx, order) => leaveMails(tx, { kind: 'order-refunded', orderNumber: order.order_number }),
}
