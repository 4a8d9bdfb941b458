import type { Db } from '../database/transaction'

/** A thing to buy: the upc of a product's variant, by the values that it was chosen by, else the first in stock. */
export async function upcOn(db: Db, productId: string, ...values: readonly string[]): Promise<string> {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('stock', 'stock.upc', 'variants.upc')
    .select(['variants.upc', 'variants.attributes', 'stock.on_hand'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
  const chosen = variants.find(({ attributes, on_hand: onHand }) =>
    values.length === 0 ? onHand > 10 : values.every(value => attributes.some(known => known.value === value)),
  )
  if (!chosen) throw new Error(`No variant of ${productId} is ${values.join(', ') || 'in stock'}`)
  return chosen.upc
}

/** How many are on hand and reserved of a upc. */
export const stockOf = (db: Db, upc: string): Promise<{ on_hand: number; reserved: number }> =>
  db.selectFrom('stock').select(['on_hand', 'reserved']).where('upc', '=', upc).executeTakeFirstOrThrow()
