import { type Insertable, type Selectable, sql } from 'kysely'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import type { OrderFailure, OrderState } from '../documents/order'

/** An order as it is stored. */
export type OrderRow = Selectable<Database['orders']>

/** A payment of an order as it is stored. */
export type PaymentRow = Selectable<Database['payments']>

/** The language of an order's mails and invoice. */
export const localeOf = ({ locale }: Pick<OrderRow, 'locale'>): string => locale ?? 'en-US'

/** Keeps a new order; false where its number is taken. */
export async function insertOrder(tx: Tx, row: Insertable<Database['orders']>): Promise<boolean> {
  const inserted = await tx
    .insertInto('orders')
    .values(row)
    .onConflict(conflict => conflict.column('order_number').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Keeps what a new order takes off each shelf. */
export async function insertOrderLines(tx: Tx, orderNumber: string, needs: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...needs].map(([upc, qty]) => ({ order_number: orderNumber, upc, qty }))
  await tx.insertInto('order_lines').values(rows).execute()
}

type NewPayment = Pick<PaymentRow, 'order_number' | 'method' | 'token' | 'currency' | 'amount'>

/** Keeps the payment that a new order is about to ask for. */
export async function insertPayment(tx: Tx, payment: NewPayment): Promise<void> {
  const row = { ...payment, payment_id: newId(), state: 'intended' as const, reference: null, challenge_id: null }
  await tx.insertInto('payments').values(row).execute()
}

/** The order of a number. */
export const findOrder = (db: Db, orderNumber: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

/** Who may have an order: its shopper, the associate who sold it to them, or whoever knows the e-mail that it was placed with. */
export type Claimant = { readonly consumerNo?: string; readonly email?: string }

/** The order of a number, where it is theirs. Whether it is, is looked up before the order itself is read. */
export const findOrderOf = async (db: Db, orderNumber: string, whose: Claimant): Promise<OrderRow | undefined> =>
  (await isTheirs(db, orderNumber, whose)) ? findOrder(db, orderNumber) : undefined

/**
 * One row is read whether or not there is an order of that number, its own or the next one's: how long a refusal takes
 * does not tell which numbers exist. An e-mail address is good for an order that was placed.
 */
async function isTheirs(db: Db, orderNumber: string, { consumerNo, email }: Claimant): Promise<boolean> {
  const { rows } = await sql<{ theirs: boolean }>`
    select order_number = ${orderNumber} and
      (consumer_no = ${consumerNo ?? null} or in_store_sale ->> 'soldBy' = ${consumerNo ?? null} or (email = ${email ?? null} and placed_at is not null)) as theirs
    from orders where order_number >= ${orderNumber} order by order_number limit 1`.execute(db)
  return rows[0]?.theirs ?? false
}

/** A consumer's placed orders, the newest first, and how many there are. */
export async function ordersOf(
  db: Db,
  consumerNo: string,
  { start, count }: { readonly start: number; readonly count: number },
): Promise<{ readonly total: number; readonly orders: OrderRow[] }> {
  const theirs = db.selectFrom('orders').where('consumer_no', '=', consumerNo).where('placed_at', 'is not', null)
  const counted = await theirs.select(query => query.fn.countAll<number>().as('total')).executeTakeFirst()
  const orders = await theirs
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('order_number')
    .offset(start)
    .limit(count)
    .execute()
  return { total: Number(counted?.total ?? 0), orders }
}

/** The order that was placed under a transaction id's claim. */
export const findPlacement = (db: Db, placement: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('placement', '=', placement).executeTakeFirst()

/** The order under the lock of whoever brings it further. */
export const lockOrder = (tx: Tx, orderNumber: string): Promise<OrderRow | undefined> =>
  tx.selectFrom('orders').selectAll().where('order_number', '=', orderNumber).forUpdate().executeTakeFirst()

/** The payment of an order, none where nothing was left to pay. */
export const findPayment = (db: Db, orderNumber: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('order_number', '=', orderNumber).executeTakeFirst()

/** The id of an order's payment where it is authorised, still to be captured, and the order was not cancelled. */
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

/** Where an order is now. */
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

/** Puts what is kept of an order in the place of what was. */
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

/** What is known of an order's payment now; `from` names the states that it may come from, where that matters. */
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

/** Numbers of orders that stand in a state since before a moment, the oldest first: all of them, `atOnce` a statement. */
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

/** What the goods of each of a consumer's standing orders cost since a moment, in major units of one currency. */
export async function goodsOrdered(
  db: Db,
  consumerNo: string,
  currency: OrderRow['currency'],
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select(
      sql<number>`(select sum((item -> 'price' ->> 'priceAfterOrderDiscount')::numeric)::float8
        from jsonb_array_elements(document -> 'items') item)`.as('goods'),
    )
    .where('consumer_no', '=', consumerNo)
    .where('created_at', '>=', since)
    .where('currency', '=', currency)
    .where('state', 'in', ['placed', 'shipped'])
    .execute()
  return rows.map(({ goods }) => goods)
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
