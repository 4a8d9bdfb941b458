import type { ProductSetDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'

/** A set and the ids of its products, in their order. */
export type ProductSetRecord = {
  readonly id: string
  readonly document: ProductSetDocument
  readonly productIds: readonly string[]
}

/** The sets that a product is part of, in the shop's order. */
export async function readSetsOf(db: Db, productId: string): Promise<ProductSetRecord[]> {
  const rows = await db
    .selectFrom('product_set_parts as own')
    .innerJoin('product_sets as sets', 'sets.set_id', 'own.set_id')
    .innerJoin('product_set_parts as part', 'part.set_id', 'own.set_id')
    .select(['sets.set_id as id', 'sets.document', 'part.product_id'])
    .where('own.product_id', '=', productId)
    .orderBy('sets.position')
    .orderBy('part.position')
    .execute()
  const documents = new Map(rows.map(({ id, document }) => [id, document]))
  return [...documents].map(([id, document]) => ({
    id,
    document,
    productIds: rows.filter(row => row.id === id).map(({ product_id }) => product_id),
  }))
}

export async function readSet(db: Db, id: string): Promise<ProductSetRecord | null> {
  const rows = await db
    .selectFrom('product_sets as sets')
    .innerJoin('product_set_parts as part', 'part.set_id', 'sets.set_id')
    .select(['sets.document', 'part.product_id'])
    .where('sets.set_id', '=', id)
    .orderBy('part.position')
    .execute()
  const [first] = rows
  return first ? { id, document: first.document, productIds: rows.map(({ product_id }) => product_id) } : null
}
