import { collectionClasses } from '../../../core/format/collection'
import type { Stage } from '../database/tables/orders'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import { giveOrderPoints } from '../loyalty/order-points'
import { lockOrder, moveOrder, type OrderRow } from '../repositories/orders'
import { leaveMails } from '../repositories/outbox'
import { findParcel, insertParcel, moveParcel } from '../repositories/parcels'
import { arriveReturn } from './arrived-return'

/** What may follow each stage; late or repeated reports change nothing. */
const follows: Readonly<Record<Stage, readonly Stage[]>> = {
  packed: ['shipped', 'delivered'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: ['refunded'],
  refunded: [],
}

/** False if the order must not be packed any more. */
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

/** Moves an order to a carrier's stage, with its mail and consequences, in one transaction. False for an old report or a cancelled order. */
export async function advanceOrder(db: Db, orderNumber: string, stage: Stage, at: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const order = await lockOrder(tx, orderNumber)
    const parcel = await findParcel(tx, orderNumber)
    if (!order || !parcel || order.state === 'cancelled' || !follows[parcel.stage].includes(stage)) return false
    if (stage === 'returned') return arriveReturn(tx, order, parcel, at)
    await moveParcel(tx, parcel, stage, at)
    await consequences[stage](tx, order)
    return true
  })
}

const consequences: Readonly<Record<Exclude<Stage, 'returned'>, (tx: Tx, order: OrderRow) => Promise<void>>> = {
  packed: async () => {},
  shipped: async (tx, order) => {
    await moveOrder(tx, order.order_number, 'shipped')
    await leaveMails(tx, { kind: 'order-shipped', orderNumber: order.order_number })
  },
  // The report that it was shipped may never have come.
  delivered: async (tx, order) => {
    if (order.state === 'placed') await moveOrder(tx, order.order_number, 'shipped')
    if (order.document.shipments.some(isCarried))
      await leaveMails(tx, { kind: 'order-delivered', orderNumber: order.order_number })
    await giveOrderPoints(tx, order)
  },
  refunded: (tx, order) => leaveMails(tx, { kind: 'order-refunded', orderNumber: order.order_number }),
}

/** Whether a carrier delivers it: nobody needs a notice about what they picked up, or what came by mail. */
const isCarried = ({ class: one = 'home' }: OrderRow['document']['shipments'][number]): boolean =>
  one !== 'digital' && !collectionClasses.includes(one)
