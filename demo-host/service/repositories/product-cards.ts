import { sql } from 'kysely'
import type { CardDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'
import type { Currency } from '../seed/types'
import { type PriceRecord, pricesOfProduct } from './product-records'

/** A product as a list needs it. */
export type CardRecord = {
  readonly id: string
  readonly card: CardDocument
  readonly available: boolean
  readonly prices: readonly PriceRecord[]
}

/** Reads products for a list, in the order of their ids. */
export async function readCards(db: Db, ids: readonly string[], currency: Currency): Promise<CardRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(['id', 'card', available.as('available'), pricesOfProduct(currency).as('prices')])
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** What is digital, or reserved for a store alone, can always be had (spec/3 §4). */
const available = sql<boolean>`(product_type = 'digital' or reserve_only or exists (
  select 1 from variants v join stock s on s.upc = v.upc
  where v.product_id = products.id and s.on_hand > s.reserved))`
