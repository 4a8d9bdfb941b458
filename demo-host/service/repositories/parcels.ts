import { sql } from 'kysely'
import type { Stage } from '../database/tables/orders'
import type { Db, Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'

/** What is sent of an order; nothing before it is packed. */
export const findParcel = (db: Db, orderNumber: string): Promise<Parcel | undefined> =>
  db.selectFrom('parcels').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

/** The parcels of several orders, by order. */
export async function findParcels(db: Db, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, Parcel>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db.selectFrom('parcels').selectAll().where('order_number', 'in', orderNumbers).execute()
  return new Map(rows.map(row => [row.order_number, row]))
}

/** The order of a tracking number, its parcel's or its return's. */
export async function orderOfTracking(db: Db, trackingNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('parcels')
    .select('order_number')
    .where(eb => eb.or([eb('tracking_number', '=', trackingNumber), eb('return_tracking_number', '=', trackingNumber)]))
    .executeTakeFirst()
  return row?.order_number
}

type NewParcel = Pick<Parcel, 'order_number' | 'carrier' | 'tracking_number'>

/** Keeps what was packed; false where the order has a parcel already. */
export async function insertParcel(tx: Tx, parcel: NewParcel, at: Date): Promise<boolean> {
  const events = JSON.stringify([{ stage: 'packed', at: at.toISOString() }])
  const row = { ...parcel, stage: 'packed' as const, events }
  const inserted = await tx
    .insertInto('parcels')
    .values({ ...row, return_number: null, return_tracking_number: null, return_announced_at: null })
    .onConflict(conflict => conflict.column('order_number').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** A parcel is further than it was. */
export async function moveParcel(tx: Tx, parcel: Parcel, stage: Stage, at: Date): Promise<void> {
  const events = JSON.stringify([...parcel.events, { stage, at: at.toISOString() }])
  await tx.updateTable('parcels').set({ stage, events }).where('order_number', '=', parcel.order_number).execute()
}

type Announced = Pick<Parcel, 'return_number' | 'return_tracking_number' | 'return_announced_at'>

/** Keeps a return that was announced. */
export async function announceReturn(tx: Tx, orderNumber: string, announced: Announced): Promise<void> {
  await tx.updateTable('parcels').set(announced).where('order_number', '=', orderNumber).execute()
}

/** How many rows are wanted, and of which order, if of one alone. */
export type Wanted = { readonly atOnce: number; readonly orderNumber?: string | undefined }

/** Orders that are placed, go by parcel, and wait to be packed since before a moment. */
export async function ordersToPack(db: Db, before: Date, { atOnce, orderNumber }: Wanted): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('parcels', 'parcels.order_number', 'orders.order_number')
    .select('orders.order_number')
    .where('orders.state', '=', 'placed')
    .where('orders.placed_at', '<=', before)
    .where('parcels.order_number', 'is', null)
    .$if(orderNumber !== undefined, query => query.where('orders.order_number', '=', orderNumber ?? ''))
    .orderBy('orders.created_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ order_number }) => order_number)
}

/** Parcels in a stage, the next to move first. */
export const parcelsIn = (db: Db, stage: Stage, { atOnce, orderNumber }: Wanted): Promise<Parcel[]> =>
  db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.order_number', 'parcels.order_number')
    .selectAll('parcels')
    .where('stage', '=', stage)
    .where('orders.state', '<>', 'cancelled')
    .$if(orderNumber !== undefined, query => query.where('parcels.order_number', '=', orderNumber ?? ''))
    .orderBy(sql`parcels.events -> -1 ->> 'at'`)
    .limit(atOnce)
    .execute()

/** Delivered parcels whose return was announced, the first announced first. */
export const parcelsComingBack = (db: Db, { atOnce, orderNumber }: Wanted): Promise<Parcel[]> =>
  db
    .selectFrom('parcels')
    .selectAll()
    .where('stage', '=', 'delivered')
    .where('return_announced_at', 'is not', null)
    .$if(orderNumber !== undefined, query => query.where('order_number', '=', orderNumber ?? ''))
    .orderBy('return_announced_at')
    .limit(atOnce)
    .execute()

/** Orders that came back and whose payment was given back since, the stage not told yet. */
export async function refundedReturns(db: Db, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .leftJoin('payments', 'payments.order_number', 'parcels.order_number')
    .select('parcels.order_number')
    .where('stage', '=', 'returned')
    .where(eb => eb.or([eb('payments.state', '=', 'refunded'), eb('payments.state', 'is', null)]))
    .limit(atOnce)
    .execute()
  return rows.map(({ order_number }) => order_number)
}
