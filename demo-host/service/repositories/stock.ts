import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Available quantities, for delivery and in stores. */
export type StockRecord = {
  readonly upc: string
  readonly quantity: number
  /** None is available, but carts hold some for a while. */
  readonly isHeld: boolean
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

const free = sql<number>`greatest(0, coalesce(on_hand - reserved, 0))`

const freeIf = (sendsMails: boolean) =>
  sql<number>`case when product_type = 'digital' and not ${sql.lit(sendsMails)} then 0 else ${free} end`

const isHeld = sql<boolean>`coalesce(on_hand > 0 and on_hand <= reserved and exists (
  select 1 from stock_holds where stock_holds.upc = stock.upc and expires_at is not null), false)`

export type Available = Pick<StockRecord, 'quantity' | 'isHeld'>

/** JSON of `Available` by upc; the text changes only if the stock does. */
export async function readAvailable(db: Db, productId: string): Promise<string> {
  const byUpc = sql<string>`coalesce(json_object_agg(variants.upc, json_build_object('quantity', ${free}, 'isHeld', ${isHeld}) order by variants.upc), '{}')::text`
  const row = await db
    .selectFrom('variants')
    .leftJoin('stock', 'stock.upc', 'variants.upc')
    .select(byUpc.as('available'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return row.available
}

/** Null for an unknown product; none of what is digital if no mail leaves. */
export async function readStock(db: Db, productId: string, sendsMails: boolean): Promise<StockRecord[] | null> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .leftJoin('stock', 'stock.upc', 'variants.upc')
    .select(['variants.upc', freeIf(sendsMails).as('quantity'), isHeld.as('isHeld'), storesOfVariant.as('stores')])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  return rows.length > 0 ? rows : null
}

const storesOfVariant: RawBuilder<StockRecord['stores']> = sql`(
  select coalesce(json_agg(json_build_object('storeId', s.store_id, 'quantity', s.on_hand - s.reserved) order by s.store_id), '[]')
  from stock s
  where s.variant_upc = variants.upc and s.store_id is not null and s.on_hand > s.reserved)`
