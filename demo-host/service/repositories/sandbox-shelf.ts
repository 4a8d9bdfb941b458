import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Puts so many free pieces of each variant of a product on the warehouse's shelf; what carts hold stays held. */
export async function fillSandboxShelf(db: Db, productId: string, pieces: number): Promise<void> {
  await db
    .updateTable('stock')
    .set({ on_hand: sql<number>`reserved + ${pieces}::integer` })
    .where('upc', 'in', query => query.selectFrom('variants').select('upc').where('product_id', '=', productId))
    .execute()
}

/** Whether anything of a product can be bought from the warehouse. */
export async function isOnSandboxShelf(db: Db, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stock')
    .innerJoin('variants', 'variants.upc', 'stock.upc')
    .select('stock.upc')
    .where('product_id', '=', productId)
    .whereRef('on_hand', '>', 'reserved')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
