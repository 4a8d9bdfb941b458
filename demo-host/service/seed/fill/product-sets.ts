import type { Db } from '../../database/transaction'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData } from '../types'

/** Puts the sets into a database that has none. */
export async function seedProductSets(db: Db, { productSets }: Pick<SandboxData, 'productSets'>): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.deleteFrom('product_sets').execute()
    await insertMany(
      tx,
      'product_sets',
      productSets.map(({ id, name, description }, index) => ({
        set_id: id,
        position: index,
        document: JSON.stringify({ name, ...(description ? { description } : {}) }),
      })),
    )
    await insertMany(
      tx,
      'product_set_parts',
      productSets.flatMap(({ id, productIds }) =>
        productIds.map((productId, index) => ({ set_id: id, product_id: productId, position: index })),
      ),
    )
  })
}
