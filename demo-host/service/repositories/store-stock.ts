import type { Db } from '../database/transaction'

/** Available quantities by upc and store; the warehouse has an empty id. */
export type StockByPlace = ReadonlyMap<string, ReadonlyMap<string, number>>

export async function stockByPlace(db: Db, upcs: readonly string[]): Promise<StockByPlace> {
  const found = new Map<string, Map<string, number>>()
  if (upcs.length === 0) return found
  const rows = await db
    .selectFrom('stock')
    .select(['upc', 'variant_upc', 'store_id', 'on_hand', 'reserved'])
    .where(one => one.or([one('upc', 'in', [...upcs]), one('variant_upc', 'in', [...upcs])]))
    .execute()
  for (const { upc, variant_upc: variant, store_id: storeId, on_hand: onHand, reserved } of rows) {
    const place = found.get(storeId ?? '') ?? new Map<string, number>()
    found.set(storeId ?? '', place.set(variant ?? upc, Math.max(0, onHand - reserved)))
  }
  return found
}
