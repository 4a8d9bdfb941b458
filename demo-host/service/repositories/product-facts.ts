import type { Product } from '../catalogue/product'
import type { Db } from '../database/transaction'
import { cacheBatchReads } from '../database/cached'

type Attributes = readonly { type: string; value: string }[]

/** A product's facts for carts, without price and stock. */
export type ProductFacts = {
  readonly document: Product
  readonly variants: ReadonlyMap<string, Attributes>
}

const SECONDS = 30
const MAX = 5_000

const cached = cacheBatchReads<ProductFacts>(SECONDS, MAX)

/** Cached for half a minute; unknown ids are missing. */
export const productFacts = (db: Db, through: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ProductFacts>> =>
  cached(db, ids, missing => load(through, missing))

async function load(db: Db, ids: readonly string[]): Promise<Map<string, ProductFacts>> {
  const products = await db.selectFrom('products').select(['id', 'document']).where('id', 'in', ids).execute()
  if (products.length === 0) return new Map()
  const variants = await db
    .selectFrom('variants')
    .select(['product_id', 'upc', 'attributes'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  const byProduct = new Map(
    products.map(({ id, document }) => [id, { document, variants: new Map<string, Attributes>() }]),
  )
  for (const { product_id: id, upc, attributes } of variants) byProduct.get(id)?.variants.set(upc, attributes)
  return byProduct
}

export async function productOf(db: Db, upc: string): Promise<string | null> {
  const row = await db.selectFrom('variants').select('product_id').where('upc', '=', upc).executeTakeFirst()
  return row?.product_id ?? null
}
