import { type RawBuilder, sql } from 'kysely'
import type { CartDocument, CartRow } from '../documents/cart'
import type { Db, Tx } from '../database/transaction'
import { dayOf, oldest } from './old-carts'
import type { Currency, Minor } from '../pricing/money'

/** A upc at one shelf: price, stock, and how much of it this cart holds. */
export type ShelfEntry = {
  readonly shelf: string
  readonly upc: string
  readonly productId: string
  readonly original: Minor | null
  readonly current: Minor | null
  readonly onHand: number
  readonly reserved: number
  readonly held: number
  /** Nothing is left for this cart, but other carts hold some for a while. */
  readonly isHeldByOthers: boolean
  /** Null if it holds none, or an order decides. */
  readonly heldUntil: string | null
}

export type Shelf = ReadonlyMap<string, ShelfEntry>

/** A cart with the shelves of its items and of requested ones: the warehouse's and its stores'. */
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

/** Reads a cart with its shelves, those of `beside` and of one more store, in one statement. Undefined if the session `sessionId` has ended. */
export const readCart = (
  db: Db,
  basketId: string,
  beside: readonly string[],
  storeId?: string | null,
  sessionId?: string | null,
): Promise<CartOnShelf | null> => find(db, basketId, beside, storeId, sessionId, sql``)

/** The same under the lock that every write of a cart takes first. */
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

// The planner expects 10,000 shelves and would scan all stock; `limit 1` tells it that each lookup by key finds one row.
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

// JSON, because the planner knows the length of an array and would replan the statement for each call, half of its cost.
const upcsOf = (upcs: readonly string[]): RawBuilder<unknown> =>
  sql`select jsonb_array_elements_text(${JSON.stringify(upcs)}::jsonb) as upc`

const named = sql`variants.upc || coalesce('@' || wanted.store, '')`

const byName = (entries: readonly ShelfEntry[]): Shelf => new Map(entries.map(entry => [entry.shelf, entry]))

/** An express basket never becomes the shopper's cart. */
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

/** The cart must be locked. */
export async function saveCart(tx: Tx, row: CartRow): Promise<void> {
  await savingOf(row).execute(tx)
}

/** The document as it is saved: the row counts how often, so that of two answers the older is known. */
export const counted = (document: CartDocument): RawBuilder<string> => sql<string>`
  jsonb_set(${JSON.stringify(document)}::jsonb, '{revision}', to_jsonb(coalesce((document ->> 'revision')::int, 0) + 1))`

/** The statement that saves a cart, for a write that sends it together with its last one. */
export function savingOf({ basketId, document, openOrder, lastOrder, handedTo }: CartRow): RawBuilder<unknown> {
  const now = new Date()
  return sql`
    update carts set document = ${counted(document)}, open_order = ${openOrder}, last_order = ${lastOrder},
      handed_to = ${handedTo}, updated_at = ${now}, changed_on = ${dayOf(now)}::date
    where basket_id = ${basketId}`
}

/** The newest cart of a consumer that has not expired; an empty one only if all are. A page of another origin may know an older cart than the one that was bought. */
export async function newestBasket(db: Db, consumerNo: string): Promise<string | null> {
  const row = await newestOf(db, consumerNo).executeTakeFirst()
  return row?.basket_id ?? null
}

/** All of a consumer's carts that have not expired, in the order in which they are locked. */
export async function basketsOf(db: Db, consumerNo: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('carts')
    .select('basket_id')
    .where('consumer_no', '=', consumerNo)
    .where('updated_at', '>', oldest())
    .orderBy('basket_id')
    .execute()
  return rows.map(row => row.basket_id)
}

/** That cart, and the consumer's list of favourites. */
export async function newestBasketAndFavorites(
  db: Db,
  consumerNo: string,
): Promise<{ basketId: string | null; favorites: string | null }> {
  return db
    .selectNoFrom(({ selectFrom }) => [
      newestOf(db, consumerNo).as('basketId'),
      selectFrom('lists')
        .select('list_id')
        .where('consumer_no', '=', consumerNo)
        .where('kind', '=', 'favorites')
        .as('favorites'),
    ])
    .executeTakeFirstOrThrow()
}

const newestOf = (db: Db, consumerNo: string) =>
  db
    .selectFrom('carts')
    .select('basket_id')
    .where('consumer_no', '=', consumerNo)
    .where('express', '=', false)
    .where('updated_at', '>', oldest())
    .orderBy(sql`jsonb_array_length(document -> 'lines') > 0`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('basket_id', 'desc')
    .limit(1)

/** The express baskets of a guest who signs in: they get another owner, and stay apart from the shopper's cart. */
export async function moveExpressBaskets(tx: Tx, fromConsumerNo: string, intoConsumerNo: string): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ consumer_no: intoConsumerNo })
    .where('consumer_no', '=', fromConsumerNo)
    .where('express', '=', true)
    .execute()
}

export async function isExpressBasket(tx: Tx, basketId: string): Promise<boolean> {
  const row = await tx.selectFrom('carts').select('express').where('basket_id', '=', basketId).executeTakeFirst()
  return row?.express === true
}
