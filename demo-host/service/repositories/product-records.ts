import { type RawBuilder, sql } from 'kysely'
import type { ProductDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'
import type { Currency, Minor } from '../seed/types'

/** The price of a group of variants, as it is stored. */
export type PriceRecord = {
  readonly group: string
  readonly original: Minor
  readonly current: Minor
  readonly historicBest: Minor | null
  readonly previousBest: Minor | null
  readonly saleSince: string | null
}

/** A variant with what can be had of it. */
export type VariantRecord = {
  readonly id: string
  readonly upc: string
  readonly group: string
  readonly attributes: readonly { readonly type: string; readonly value: string }[]
  readonly available: number
}

/** A product with its variants and its prices in one currency. */
export type ProductRecord = {
  readonly id: string
  readonly document: ProductDocument
  readonly variants: readonly VariantRecord[]
  readonly prices: readonly PriceRecord[]
}

/** Reads products with all that a page shows of them, in one statement: a round trip costs more than the query. */
export async function readProducts(db: Db, ids: readonly string[], currency: Currency): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'document', variantsOfProduct.as('variants'), pricesOfProduct(currency).as('prices')])
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap(id => rows.filter(row => row.id === id))
}

const variantsOfProduct: RawBuilder<VariantRecord[]> = sql`(
  select coalesce(json_agg(json_build_object(
      'id', v.id, 'upc', v.upc, 'group', v.price_group, 'attributes', v.attributes,
      'available', greatest(0, coalesce(s.on_hand - s.reserved, 0))) order by v.position), '[]')
  from variants v left join stock s on s.upc = v.upc
  where v.product_id = products.id)`

const pricesOfProduct = (currency: Currency): RawBuilder<PriceRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
      'group', p.price_group, 'original', p.original, 'current', p.current,
      'historicBest', p.historic_best, 'previousBest', p.previous_best, 'saleSince', p.sale_since)), '[]')
  from prices p
  where p.product_id = products.id and p.currency = ${currency})`

/** Stock of a product's variants, whole and at stores; null where there is no such product. */
export async function readStock(db: Db, productId: string): Promise<StockRecord[] | null> {
  const rows = await db
    .selectFrom('variants')
    .leftJoin('stock', 'stock.upc', 'variants.upc')
    .select(['variants.upc', 'on_hand', 'reserved', storesOfVariant.as('stores')])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  if (rows.length === 0) return null
  return rows.map(({ upc, on_hand, reserved, stores }) => {
    return { upc, quantity: Math.max(0, (on_hand ?? 0) - (reserved ?? 0)), stores }
  })
}

/** How many of a variant can be had. */
export type StockRecord = {
  readonly upc: string
  readonly quantity: number
  readonly stores: readonly { readonly storeId: string; readonly quantity: number }[]
}

const storesOfVariant: RawBuilder<StockRecord['stores']> = sql`(
  select coalesce(json_agg(json_build_object('storeId', w.store_id, 'quantity', w.quantity) order by w.store_id), '[]')
  from store_stock w
  where w.upc = variants.upc)`
