import { type Insertable, type Selectable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import type { OrderFailure, OrderState } from '../documents/order'

export type OrderRow = Selectable<Database['orders']>

export type PaymentRow = Selectable<Database['payments']>

export const localeOf = ({ locale }: Pick<OrderRow, 'locale'>): string => locale ?? 'en-US'

export type NewPayment = Pick<PaymentRow, 'method' | 'token' | 'currency' | 'amount'>

/** An order with its lines and what is to be paid, in one statement. False if the number is taken. */
export async function insertOrder(
  tx: Tx,
  row: Insertable<Database['orders']>,
  needs: ReadonlyMap<string, number>,
  payment: NewPayment | null,
): Promise<boolean> {
  const { method, token, currency, amount } = payment ?? {}
  const lines = JSON.stringify([...needs].map(([upc, qty]) => ({ upc, qty })))
  const inserted = await tx
    .with('new_order', query =>
      query
        .insertInto('orders')
        .values(row)
        .onConflict(conflict => conflict.column('order_number').doNothing())
        .returning('order_number'),
    )
    .with('new_lines', query =>
      query
        .insertInto('order_lines')
        .columns(['order_number', 'upc', 'qty'])
        .expression(sql`
          select order_number, upc, qty from new_order, jsonb_to_recordset(${lines}::jsonb) as line (upc text, qty integer)`),
    )
    .with('new_payment', query =>
      query
        .insertInto('payments')
        .columns(['order_number', 'payment_id', 'method', 'token', 'currency', 'amount', 'state'])
        .expression(sql`
          select order_number, ${newId()}, ${method}, ${token}, ${currency}, ${amount}::bigint, 'intended'
          from new_order where ${payment !== null}`),
    )
    .selectFrom('new_order')
    .select('order_number')
    .execute()
  return inserted.length === 1
}

export const findOrder = (db: Db, orderNumber: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

/** The order's shopper, or whoever knows its e-mail address. */
export type Claimant = { readonly consumerNo?: string; readonly email?: string }

/** Ownership is checked before the order is read. */
export const findOrderOf = async (db: Db, orderNumber: string, whose: Claimant): Promise<OrderRow | undefined> =>
  (await isTheirs(db, orderNumber, whose)) ? findOrder(db, orderNumber) : undefined

/** Reads one row in any case, the order's or the next one's, so that the time of a refusal does not reveal which numbers exist. An e-mail address only opens a placed order. */
async function isTheirs(db: Db, orderNumber: string, { consumerNo, email }: Claimant): Promise<boolean> {
  const { rows } = await sql<{ theirs: boolean }>`
    select order_number = ${orderNumber} and
      (consumer_no = ${consumerNo ?? null} or in_store_sale ->> 'soldBy' = ${consumerNo ?? null} or (email = ${email ?? null} and placed_at is not null)) as theirs
    from orders where order_number >= ${orderNumber} order by order_number limit 1`.execute(db)
  return rows[0]?.theirs ?? false
}

/** Newest first, with their total number. */
export async function ordersOf(
  db: Db,
  consumerNo: string,
  { start, count }: { readonly start: number; readonly count: number },
): Promise<{ readonly total: number; readonly orders: OrderRow[] }> {
  const own = db.selectFrom('orders').where('consumer_no', '=', consumerNo).where('placed_at', 'is not', null)
  const counted = await own.select(query => query.fn.countAll<number>().as('total')).executeTakeFirst()
  const orders = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('order_number')
    .offset(start)
    .limit(count)
    .execute()
  return { total: Number(counted?.total ?? 0), orders }
}

/** The ids of the lines of a cart that were bought, whatever became of the order. */
export async function boughtLines(db: Db, basketId: string): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('document')
    .where('basket_id', '=', basketId)
    .where('placed_at', 'is not', null)
    .execute()
  return orders.flatMap(({ document }) => document.items.map(({ id }) => id))
}

export const findPlacement = (db: Db, placement: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('placement', '=', placement).executeTakeFirst()

export const lockOrder = (tx: Tx, orderNumber: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).forUpdate().executeTakeFirst()

/** None if nothing was left to pay. */
export const findPayment = (db: Db, orderNumber: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

/** The payment of an order if it is authorised, uncaptured, and the order was not cancelled. */
export async function findCapture(db: Db, orderNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_number', 'payments.order_number')
    .select('payments.payment_id')
    .where('payments.order_number', '=', orderNumber)
    .where('payments.state', '=', 'authorised')
    .where('orders.state', '<>', 'cancelled')
    .executeTakeFirst()
  return row?.payment_id
}

export async function moveOrder(tx: Tx, orderNumber: string, state: OrderState, failure?: OrderFailure): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      state,
      ...(state === 'placed' ? { placed_at: new Date() } : {}),
      ...(failure ? { failure: JSON.stringify(failure) } : {}),
    })
    .where('order_number', '=', orderNumber)
    .execute()
}

export async function replaceOrder(
  tx: Tx,
  orderNumber: string,
  { email, document, cart }: Pick<OrderRow, 'email' | 'document' | 'cart'>,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ email, document: JSON.stringify(document), cart: JSON.stringify(cart) })
    .where('order_number', '=', orderNumber)
    .execute()
}

/** Once; a repeated refund keeps its time. */
export const recordOrderRefund = (db: Db, orderNumber: string) =>
  db
    .updateTable('orders')
    .set({ refunded_at: new Date() })
    .where('order_number', '=', orderNumber)
    .where('refunded_at', 'is', null)
    .execute()

/** `from` limits the states that may change. */
export async function movePayment(
  db: Db,
  orderNumber: string,
  change: Pick<PaymentRow, 'state'> & Partial<Pick<PaymentRow, 'reference' | 'challenge_id'>>,
  from?: readonly PaymentRow['state'][],
): Promise<void> {
  await db
    .updateTable('payments')
    .set(change)
    .where('order_number', '=', orderNumber)
    .$if(from !== undefined, query => query.where('state', 'in', from ?? []))
    .execute()
}

/** Orders in a state since before a moment, oldest first; `atOnce` for each statement. */
export async function* ordersStandingIn(
  db: Db,
  state: OrderState,
  column: 'created_at' | 'expires_at',
  { before, atOnce }: { readonly before: Date; readonly atOnce: number },
): AsyncGenerator<string> {
  let last: { readonly order_number: string; readonly at: Date } | undefined
  for (;;) {
    const after = last
    const rows = await db
      .selectFrom('orders')
      .select(['order_number', `${column} as at`])
      .where('state', '=', state)
      .where(column, '<', before)
      .$if(after !== undefined, query =>
        query.where(row =>
          row(row.refTuple(column, 'order_number'), '>', row.tuple(after?.at ?? before, after?.order_number ?? '')),
        ),
      )
      .orderBy(column)
      .orderBy('order_number')
      .limit(atOnce)
      .execute()
    for (const row of rows) yield row.order_number
    last = rows.at(-1)
    if (!last || rows.length < atOnce) return
  }
}

/** Makes an order the account's that a guest signs in to, or an associate sells to; nothing where it is not theirs to give. */
export async function handOrderOver(
  tx: Tx,
  orderNumber: string,
  { fromConsumerNo, intoConsumerNo }: { readonly fromConsumerNo: string; readonly intoConsumerNo: string },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ consumer_no: intoConsumerNo })
    .where('order_number', '=', orderNumber)
    .where('consumer_no', '=', fromConsumerNo)
    .execute()
}
