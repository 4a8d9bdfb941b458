import { type RawBuilder, sql } from 'kysely'
import type { Product } from '../catalogue/product'
import type { Db } from '../database/transaction'
import type { Currency, Minor } from '../pricing/money'
import { cacheReads } from '../database/cached'

export type PriceRecord = {
  readonly group: string
  readonly original: Minor
  readonly current: Minor
  readonly historicBest: Minor | null
  readonly previousBest: Minor | null
  readonly saleSince: string | null
}

/** Without stock. */
export type VariantRecord = {
  readonly id: string
  readonly upc: string
  readonly group: string
  readonly attributes: readonly { readonly type: string; readonly value: string }[]
}

/** With prices in one currency. */
export type ProductRecord = {
  readonly document: Product
  readonly variants: readonly VariantRecord[]
  readonly prices: readonly PriceRecord[]
}

const SECONDS = 10
const MAX = 2_000
const cached = cacheReads<ProductRecord | null>(SECONDS, MAX)

/** Everything on a product page except stock; cached for ten seconds. */
export function readProduct(db: Db, id: string, currency: Currency): Promise<ProductRecord | null> {
  return cached(db, `${id} ${currency}`, async () => {
    const row = await db
      .selectFrom('products')
      .select(['document', variantsOfProduct.as('variants'), pricesOfProduct(currency).as('prices')])
      .where('id', '=', id)
      .executeTakeFirst()
    return row ?? null
  })
}

const variantsOfProduct: RawBuilder<VariantRecord[]> = sql`(
  select coalesce(json_agg(json_build_object(
      'id', v.id, 'upc', v.upc, 'group', v.price_group, 'attributes', v.attributes) order by v.position), '[]')
  from variants v
  where v.product_id = products.id)`

/** As JSON beside its row. */
export const pricesOfProduct = (currency: Currency): RawBuilder<PriceRecord[]> => sql`(
  select coalesce(json_agg(json_build_object(
      'group', p.price_group, 'original', p.original, 'current', p.current,
      'historicBest', p.historic_best, 'previousBest', p.previous_best, 'saleSince', p.sale_since)), '[]')
  from prices p
  where p.product_id = products.id and p.currency = ${currency})`
