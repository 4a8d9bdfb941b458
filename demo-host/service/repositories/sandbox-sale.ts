import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Takes a fifth off a product at full price, in every currency. A sale names the lowest earlier price, here the full one. */
export async function startSandboxSale(db: Db, productId: string): Promise<void> {
  await db
    .updateTable('prices')
    .set({
      current: sql<number>`original * 4 / 5`,
      historic_best: sql<number>`original`,
      sale_since: sql<Date>`now()`,
    })
    .where('product_id', '=', productId)
    .whereRef('current', '=', 'original')
    .execute()
}

/** Sells a product at its full price again. */
export async function endSandboxSale(db: Db, productId: string): Promise<void> {
  await db
    .updateTable('prices')
    .set({ current: sql<number>`original`, historic_best: null, sale_since: null })
    .where('product_id', '=', productId)
    .execute()
}

/** Whether a product costs less than its full price. */
export async function isOnSandboxSale(db: Db, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('prices')
    .select('product_id')
    .where('product_id', '=', productId)
    .whereRef('current', '<', 'original')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
