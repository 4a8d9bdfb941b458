import { sql } from 'kysely'
import type { Stage } from '../database/tables/orders'
import type { Db, Tx } from '../database/transaction'
import type { Parcel } from '../documents/parcel'
import type { ArrivedReturn } from '../documents/return'

/** Undefined before the order is packed. */
export const findParcel = (db: Db, orderNumber: string): Promise<Parcel | undefined> =>
  db.selectFrom('parcels').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

export async function findParcels(db: Db, orderNumbers: readonly string[]): Promise<ReadonlyMap<string, Parcel>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db.selectFrom('parcels').selectAll().where('order_number', 'in', orderNumbers).execute()
  return new Map(rows.map(row => [row.order_number, row]))
}

/** Finds an order by the tracking number of its parcel or return. */
export async function orderOfTracking(db: Db, trackingNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('parcels')
    .select('order_number')
    .where(eb => eb.or([eb('tracking_number', '=', trackingNumber), eb('return_tracking_number', '=', trackingNumber)]))
    .executeTakeFirst()
  return row?.order_number
}

type NewParcel = Pick<Parcel, 'order_number' | 'carrier' | 'tracking_number'>

/** False if the order has a parcel already. */
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

export async function moveParcel(tx: Tx, parcel: Parcel, stage: Stage, at: Date): Promise<void> {
  const events = JSON.stringify([...parcel.events, { stage, at: at.toISOString() }])
  await tx.updateTable('parcels').set({ stage, events }).where('order_number', '=', parcel.order_number).execute()
}

type Announced = Pick<
  Parcel,
  'return_number' | 'return_tracking_number' | 'return_announced_at' | 'return_lines' | 'return_reason'
>

export async function announceReturn(
  tx: Tx,
  orderNumber: string,
  { return_lines, ...announced }: Announced,
): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ ...announced, return_lines: JSON.stringify(return_lines) })
    .where('order_number', '=', orderNumber)
    .execute()
}

/** After a return that is not the last, another one may be announced. */
export async function recordArrival(
  tx: Tx,
  parcel: Parcel,
  returns: readonly ArrivedReturn[],
  isLast: boolean,
): Promise<void> {
  const next = { return_number: null, return_tracking_number: null, return_announced_at: null }
  await tx
    .updateTable('parcels')
    .set({
      ...(isLast ? {} : { ...next, return_lines: null, return_reason: null }),
      arrived_returns: JSON.stringify(returns),
      refund_due_at: sql<Date>`now()`,
    })
    .where('order_number', '=', parcel.order_number)
    .execute()
}

export async function recordRefund(tx: Tx, parcel: Parcel, numbers: readonly string[], at: Date): Promise<void> {
  const returns = (parcel.arrived_returns ?? []).map(one =>
    numbers.includes(one.returnNumber) && one.refundedAt === null ? { ...one, refundedAt: at.toISOString() } : one,
  )
  const isDue = returns.some(({ refundedAt }) => refundedAt === null)
  await tx
    .updateTable('parcels')
    .set({ arrived_returns: JSON.stringify(returns), ...(isDue ? {} : { refund_due_at: null }) })
    .where('order_number', '=', parcel.order_number)
    .execute()
}

export async function dueRefunds(db: Db, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .select('order_number')
    .where('refund_due_at', 'is not', null)
    .orderBy('refund_due_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ order_number }) => order_number)
}

/** Orders that were placed before a moment, go by parcel, and are not packed. */
export async function ordersToPack(db: Db, before: Date, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('parcels', 'parcels.order_number', 'orders.order_number')
    .select('orders.order_number')
    .where('orders.state', '=', 'placed')
    .where(sandboxTime('orders.placed_at'), '<=', before)
    .where('parcels.order_number', 'is', null)
    .where(sql<boolean>`not (${goesByMail})`)
    .orderBy('orders.created_at')
    .limit(atOnce)
    .execute()
  return rows.map(({ order_number }) => order_number)
}

/** Orders that were placed before a moment and go by e-mail alone, with gift cards that were made and no mail of them left to send. */
export async function mailedOrders(db: Db, before: Date, atOnce: number): Promise<string[]> {
  const { rows } = await sql<{ order_number: string }>`
    select orders.order_number from orders left join parcels on parcels.order_number = orders.order_number
    where orders.state = 'placed' and ${sandboxTime('orders.placed_at')} <= ${before} and ${goesByMail}
      and (parcels.order_number is null or (parcels.stage = 'packed' and parcels.carrier = 'email'))
      and exists (select from issued_gift_cards as cards where cards.order_number = orders.order_number)
      and not exists (select from outbox where done_at is null and subject = 'gift-card'
        and document ->> 'orderNumber' = orders.order_number)
    order by orders.created_at limit ${atOnce}`.execute(db)
  return rows.map(({ order_number }) => order_number)
}

const goesByMail = sql<boolean>`not exists (
  select from jsonb_array_elements(orders.document -> 'shipments') as part where part ->> 'class' is distinct from 'digital')`

/** What a column's moment was by the sandbox's clock. */
const sandboxTime = (column: string) => sql<Date>`(${sql.ref(column)} + make_interval(secs => (
  select coalesce(sum(ahead_seconds), 0) from sandbox_clock where at <= ${sql.ref(column)})::double precision))`

/** The next one to move first. */
export const parcelsIn = (db: Db, stage: Stage, atOnce: number): Promise<Parcel[]> =>
  db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.order_number', 'parcels.order_number')
    .selectAll('parcels')
    .where('stage', '=', stage)
    .where('orders.state', '<>', 'cancelled')
    .orderBy(sql`parcels.events -> -1 ->> 'at'`)
    .limit(atOnce)
    .execute()

/** Delivered parcels with an announced return, the oldest announcement first. */
export const parcelsComingBack = (db: Db, atOnce: number): Promise<Parcel[]> =>
  db
    .selectFrom('parcels')
    .selectAll()
    .where('stage', '=', 'delivered')
    .where('return_announced_at', 'is not', null)
    .orderBy('return_announced_at')
    .limit(atOnce)
    .execute()

/** Orders that the previous release has taken back and whose payment was refunded, not yet reported. */
export async function refundedReturns(db: Db, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('parcels')
    .leftJoin('payments', 'payments.order_number', 'parcels.order_number')
    .select('parcels.order_number')
    .where('stage', '=', 'returned')
    .where('arrived_returns', 'is', null)
    .where(eb => eb.or([eb('payments.state', '=', 'refunded'), eb('payments.state', 'is', null)]))
    .limit(atOnce)
    .execute()
  return rows.map(({ order_number }) => order_number)
}
