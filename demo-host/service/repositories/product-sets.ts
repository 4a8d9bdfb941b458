import type { ProductSetDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'

export type ProductSetRecord = { readonly id: string; readonly document: ProductSetDocument }

/** The sets that a product is part of, in the shop's order. */
export const readSetsOf = (db: Db, productId: string): Promise<ProductSetRecord[]> =>
  db
    .selectFrom('product_sets as whole')
    .innerJoin('product_set_parts as part', 'part.set_id', 'whole.set_id')
    .select(['whole.set_id as id', 'whole.document'])
    .where('part.product_id', '=', productId)
    .orderBy('whole.position')
    .execute()

/** A set and the ids of its products, in their order. */
export async function readSet(
  db: Db,
  id: string,
): Promise<(ProductSetRecord & { readonly productIds: readonly string[] }) | null> {
  const rows = await db
    .selectFrom('product_sets as whole')
    .innerJoin('product_set_parts as part', 'part.set_id', 'whole.set_id')
    .select(['whole.document', 'part.product_id'])
    .where('whole.set_id', '=', id)
    .orderBy('part.position')
    .execute()
  const [first] = rows
  return first ? { id, document: first.document, productIds: rows.map(({ product_id }) => product_id) } : null
}
