import { type RawBuilder, sql } from 'kysely'
import type { CartDocument, CartRow } from '../documents/cart'
import type { Db, Tx } from '../database/transaction'
import { dayOf, oldest } from './old-carts'
import type { Currency, Minor } from '../pricing/money'

/** One shelf of a upc: its price in the cart's currency, its stock, and how much of it this cart holds. */
export type ShelfEntry = {
  /** The shelf's own name (`stock/shelf-key.ts`). */
  readonly shelf: string
  readonly upc: string
  readonly productId: string
  readonly original: Minor | null
  readonly current: Minor | null
  readonly onHand: number
  readonly reserved: number
  readonly held: number
  /** Nothing is left for this cart, and carts of others hold some of it for a while. */
  readonly isHeldByOthers: boolean
  /** Until when it holds it; null where it holds none, or an order decides. */
  readonly heldUntil: string | null
}

/** Shelves by their names. */
export type Shelf = ReadonlyMap<string, ShelfEntry>

/** A cart with the shelves of everything in it, and of what was asked for beside: the warehouse's and its stores'. */
export type CartOnShelf = { readonly row: CartRow; readonly shelf: Shelf }

type Found = {
  basket_id: string
  consumer_no: string
  currency: Currency
  document: CartDocument
  open_order: string | null
  last_order: string | null
  handed_to: string | null
  shelf: ShelfEntry[]
}

/**
 * Reads a cart with its shelves, those of the upcs `beside` and of one more store among them, in one statement; nothing
 * where `sessionId` is named and that session has ended.
 */
export const readCart = (
  db: Db,
  basketId: string,
  beside: readonly string[],
  storeId?: string | null,
  sessionId?: string | null,
): Promise<CartOnShelf | null> => find(db, basketId, beside, storeId, sessionId, sql``)

/** The same, under the lock that every write of a cart takes first: writes of one cart come one after the other. */
export const lockCart = (
  tx: Tx,
  basketId: string,
  beside: readonly string[],
  storeId?: string | null,
  sessionId?: string | null,
): Promise<CartOnShelf | null> => find(tx, basketId, beside, storeId, sessionId, sql`for update`)

async function find(
  db: Db,
  basketId: string,
  beside: readonly string[],
  storeId: string | null | undefined,
  sessionId: string | null | undefined,
  lock: RawBuilder<unknown>,
): Promise<CartOnShelf | null> {
  const lives = sessionId
    ? sql`where exists (select 1 from sessions where id = ${sessionId} and ended_at is null)`
    : sql``
  const { rows } = await sql<Found>`
    with cart as materialized (
      select basket_id, consumer_no, currency, document, open_order, last_order, handed_to from carts
      where basket_id = ${basketId} and updated_at > ${oldest()} ${lock}
    ), lines as (
      select line ->> 'upc' as upc, line -> 'delivery' ->> 'storeId' as store
      from cart, jsonb_array_elements(cart.document -> 'lines') as line
    ), wanted as (
      select things.upc, places.store
      from (select upc from lines union ${upcsOf(beside)}) as things,
        (select null::text as store union select store from lines union select ${storeId ?? null}::text) as places
    )
    select cart.*, coalesce((select json_agg(entry) from (
      ${shelvesOf(sql`wanted`, sql`cart.currency`, basketId)}
    ) as entry), '[]'::json) as shelf
    from cart ${lives}`.execute(db)
  const [found] = rows
  if (!found) return null
  const { currency, document, shelf } = found
  const row: CartRow = {
    basketId: found.basket_id,
    consumerNo: found.consumer_no,
    currency,
    document,
    openOrder: found.open_order,
    lastOrder: found.last_order,
    handedTo: found.handed_to,
  }
  return { row, shelf: byName(shelf) }
}

/** Shelves without a cart. */
export async function readShelf(
  db: Db,
  currency: Currency,
  upcs: readonly string[],
  storeId?: string | null,
): Promise<Shelf> {
  const wanted = sql`(
    select things.upc, places.store
    from (${upcsOf(upcs)}) as things,
      (select null::text as store union select ${storeId ?? null}::text) as places) as wanted`
  const { rows } = await sql<ShelfEntry>`${shelvesOf(wanted, sql`${currency}`, '')}`.execute(db)
  return byName(rows)
}

// Each is looked up by its key: `limit 1` says so to a planner that takes a cart for 10,000 shelves, and would read all the
// stock there is for every cart.
function shelvesOf(wanted: RawBuilder<unknown>, currency: RawBuilder<unknown>, holder: string): RawBuilder<unknown> {
  return sql`
    select ${named} as shelf, variants.upc, variants.product_id as "productId", prices.original, prices.current,
      coalesce(stock.on_hand, 0) as "onHand", coalesce(stock.reserved, 0) as reserved, coalesce(stock_holds.qty, 0) as held,
      to_json(stock_holds.expires_at) as "heldUntil",
      case when stock.on_hand > 0 and stock.on_hand - stock.reserved + coalesce(stock_holds.qty, 0) <= 0 then exists (
        select 1 from stock_holds as others
        where others.upc = ${named} and others.expires_at is not null and others.holder <> ${holder}
      ) else false end as "isHeldByOthers"
    from ${wanted}
    cross join lateral (select * from variants where variants.upc = wanted.upc limit 1) as variants
    left join prices on prices.product_id = variants.product_id
      and prices.price_group = variants.price_group and prices.currency = ${currency}
    left join lateral (select * from stock where stock.upc = ${named} limit 1) as stock on true
    left join lateral (
      select * from stock_holds where stock_holds.holder = ${holder} and stock_holds.upc = ${named} limit 1
    ) as stock_holds on true`
}

// JSON, since of an array the planner knows how long it is, takes the plan for every length for a worse one than that for
// this length, and plans the same statement anew for each call: half of what it costs.
const upcsOf = (upcs: readonly string[]): RawBuilder<unknown> =>
  sql`select jsonb_array_elements_text(${JSON.stringify(upcs)}::jsonb) as upc`

const named = sql`variants.upc || coalesce('@' || wanted.store, '')`

const byName = (entries: readonly ShelfEntry[]): Shelf => new Map(entries.map(entry => [entry.shelf, entry]))

/** Keeps a new cart; an express one is never the cart that its shopper goes on with. */
export async function insertCart(tx: Tx, row: CartRow, express = false): Promise<void> {
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
      handed_to: row.handedTo,
      express,
      created_at: now,
      updated_at: now,
      changed_on: dayOf(now),
    })
    .execute()
}

/** Keeps a cart that was locked before. */
export async function saveCart(tx: Tx, row: CartRow): Promise<void> {
  await savingOf(row).execute(tx)
}

/** The statement that keeps a cart, for a write that sends it along with its last one. */
export function savingOf({ basketId, document, openOrder, lastOrder, handedTo }: CartRow): RawBuilder<unknown> {
  const now = new Date()
  return sql`
    update carts set document = ${JSON.stringify(document)}, open_order = ${openOrder}, last_order = ${lastOrder},
      handed_to = ${handedTo}, updated_at = ${now}, changed_on = ${dayOf(now)}::date
    where basket_id = ${basketId}`
}

/** The newest cart of a consumer, if there is one that lives. */
export async function newestBasket(db: Db, consumerNo: string): Promise<string | null> {
  const row = await db
    .selectFrom('carts')
    .select('basket_id')
    .where('consumer_no', '=', consumerNo)
    .where('express', '=', false)
    .where('updated_at', '>', oldest())
    .orderBy('created_at', 'desc')
    .orderBy('basket_id', 'desc')
    .executeTakeFirst()
  return row?.basket_id ?? null
}
