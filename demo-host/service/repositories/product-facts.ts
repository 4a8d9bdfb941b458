import type { ProductDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'

/** What a cart says of a product beside price and stock. */
export type ProductFacts = {
  readonly document: ProductDocument
  /** Attributes by upc. */
  readonly variants: ReadonlyMap<string, readonly { type: string; value: string }[]>
}

const SECONDS = 30
const MOST = 5_000

type Entry = { readonly facts: ProductFacts | null; readonly readAt: number }

const kept = new WeakMap<Db, Map<string, Entry>>()

/** Facts of products by id, held in memory for half a minute; an unknown id is not in the answer. */
export async function productFacts(
  db: Db,
  through: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductFacts>> {
  const entries = kept.get(db) ?? new Map<string, Entry>()
  kept.set(db, entries)
  const stale = [...new Set(ids)].filter(id => !isFresh(entries.get(id)))
  if (stale.length > 0) {
    if (entries.size > MOST) entries.clear()
    const read = await load(through, stale)
    for (const id of stale) entries.set(id, { facts: read.get(id) ?? null, readAt: Date.now() })
  }
  return new Map(ids.flatMap(id => entryOf(id, entries.get(id)?.facts)))
}

const entryOf = (id: string, facts: ProductFacts | null | undefined): [string, ProductFacts][] =>
  facts ? [[id, facts]] : []

/** An id that was guessed is asked for again: it may have been added since. */
const isFresh = (entry: Entry | undefined): boolean =>
  entry?.facts != null && Date.now() - entry.readAt < SECONDS * 1000

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
  return new Map(
    products.map(({ id, document }) => [
      id,
      {
        document,
        variants: new Map(
          variants.filter(variant => variant.product_id === id).map(({ upc, attributes }) => [upc, attributes]),
        ),
      },
    ]),
  )
}
