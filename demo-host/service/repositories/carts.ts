import { type RawBuilder, sql } from 'kysely'
import type { CartDocument, CartRow } from '../carts/document'
import type { Db, Tx } from '../database/transaction'
import type { Currency, Minor } from '../seed/types'

/** What is on the shelf of one upc: its price in the cart's currency, its stock, and how much of it this cart holds. */
export type ShelfEntry = {
  readonly upc: string
  readonly productId: string
  readonly original: Minor | null
  readonly current: Minor | null
  readonly onHand: number
  readonly reserved: number
  readonly held: number
}

/** The shelf by upc. */
export type Shelf = ReadonlyMap<string, ShelfEntry>

/** A cart with the shelf of everything in it, and of what was asked for beside. */
export type CartOnShelf = { readonly row: CartRow; readonly shelf: Shelf }

/** A cart that nobody touched for this long is gone. */
export const CART_DAYS = 30

type Found = {
  basket_id: string
  consumer_no: string
  currency: Currency
  document: CartDocument
  open_order: string | null
  last_order: string | null
  shelf: ShelfEntry[]
}

/** Reads a cart with its shelf, in one statement. */
export const readCart = (db: Db, basketId: string, beside: readonly string[]): Promise<CartOnShelf | null> =>
  find(db, basketId, beside, sql``)

/** The same, under the lock that every write of a cart takes first: writes of one cart come one after the other. */
export const lockCart = (tx: Tx, basketId: string, beside: readonly string[]): Promise<CartOnShelf | null> =>
  find(tx, basketId, beside, sql`for update`)

async function find(
  db: Db,
  basketId: string,
  beside: readonly string[],
  lock: RawBuilder<unknown>,
): Promise<CartOnShelf | null> {
  const { rows } = await sql<Found>`
    with cart as materialized (
      select basket_id, consumer_no, currency, document, open_order, last_order from carts
      where basket_id = ${basketId} and updated_at > ${oldest()} ${lock}
    ), wanted as (
      select line ->> 'upc' as upc from cart, jsonb_array_elements(cart.document -> 'lines') as line
      union select unnest(${[...beside]}::text[])
    )
    select cart.*, coalesce((select json_agg(entry) from (
      ${shelfOf(sql`wanted`, sql`cart.currency`, basketId)}
    ) as entry), '[]'::json) as shelf
    from cart`.execute(db)
  const [found] = rows
  if (!found) return null
  const { basket_id: id, consumer_no: consumerNo, open_order: openOrder, last_order: lastOrder, shelf, ...row } = found
  return { row: { ...row, basketId: id, consumerNo, openOrder, lastOrder }, shelf: byUpc(shelf) }
}

/** The shelf without a cart. */
export async function readShelf(db: Db, currency: Currency, upcs: readonly string[]): Promise<Shelf> {
  const wanted = sql`(select unnest(${[...upcs]}::text[]) as upc) as wanted`
  const { rows } = await sql<ShelfEntry>`${shelfOf(wanted, sql`${currency}`, '')}`.execute(db)
  return byUpc(rows)
}

function shelfOf(wanted: RawBuilder<unknown>, currency: RawBuilder<unknown>, holder: string): RawBuilder<unknown> {
  return sql`
    select variants.upc, variants.product_id as "productId", prices.original, prices.current,
      coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved, coalesce(stock_holds.qty, 0) as held
    from ${wanted}
    join variants on variants.upc = wanted.upc
    left join prices on prices.product_id = variants.product_id
      and prices.price_group = variants.price_group and prices.currency = ${currency}
    left join stock on stock.upc = variants.upc
    left join stock_holds on stock_holds.holder = ${holder} and stock_holds.upc = variants.upc`
}

const byUpc = (entries: readonly ShelfEntry[]): Shelf => new Map(entries.map(entry => [entry.upc, entry]))

const oldest = (): Date => new Date(Date.now() - CART_DAYS * 86_400_000)

/** Keeps a new cart. */
export async function insertCart(tx: Tx, row: CartRow): Promise<void> {
  const now = new Date()
  await tx
    .insertInto('carts')
    .values({
      basket_id: row.basketId,
      consumer_no: row.consumerNo,
      currency: row.currency,
      document: JSON.stringify(row.document),
      open_order: row.openOrder,
      last_order: row.lastOrder,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Keeps a cart that was locked before. */
export async function saveCart(tx: Tx, { basketId, document, openOrder, lastOrder }: CartRow): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ document: JSON.stringify(document), open_order: openOrder, last_order: lastOrder, updated_at: new Date() })
    .where('basket_id', '=', basketId)
    .execute()
}

/** The newest cart of a consumer, if there is one that lives. */
export async function newestBasket(db: Db, consumerNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('carts')
    .select('basket_id')
    .where('consumer_no', '=', consumerNo)
    .where('updated_at', '>', oldest())
    .orderBy('created_at', 'desc')
    .orderBy('basket_id', 'desc')
    .executeTakeFirst()
  return row?.basket_id ?? null
}

/** Deletes carts that nobody came back to. */
export async function deleteOldCarts(db: Db): Promise<void> {
  await db.deleteFrom('carts').where('updated_at', '<', oldest()).where('open_order', 'is', null).execute()
}
