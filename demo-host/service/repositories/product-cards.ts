import { sql } from 'kysely'
import type { CardDocument } from '../database/tables/catalogue'
import type { Db } from '../database/transaction'
import type { Currency } from '../pricing/money'
import { cacheBatchReads } from '../database/cached'
import { type PriceRecord, pricesOfProduct } from './product-records'

/** A product for lists, without stock. */
export type CardRecord = {
  readonly id: string
  readonly card: CardDocument
  readonly prices: readonly PriceRecord[]
}

const SECONDS = 10
const MAX = 2_000
const cached = cacheBatchReads<CardRecord>(SECONDS, MAX)

/** In the order of the ids; cached for ten seconds. */
export async function readCards(db: Db, ids: readonly string[], currency: Currency): Promise<CardRecord[]> {
  const nameOf = (id: string) => `${id} ${currency}`
  const found = await cached(db, ids.map(nameOf), async missing => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'card', pricesOfProduct(currency).as('prices')])
      .where(
        'id',
        'in',
        ids.filter(id => missing.includes(nameOf(id))),
      )
      .execute()
    return new Map(rows.map(row => [nameOf(row.id), row]))
  })
  return ids.flatMap(id => found.get(nameOf(id)) ?? [])
}

/** Which of these products are available, as a text that changes only if that changes; digital ones only where mail leaves. */
export async function readWhichAvailable(db: Db, ids: readonly string[], sendsMails: boolean): Promise<string> {
  if (ids.length === 0) return ''
  const row = await db
    .selectFrom('products')
    .select(sql<string>`coalesce(string_agg(id, ' ' order by id), '')`.as('ids'))
    .where('id', 'in', ids)
    .where(availableIf(sendsMails))
    .executeTakeFirstOrThrow()
  return row.ids
}

/** Digital products that can be delivered, and store-only ones, are always available. */
const availableIf = (sendsMails: boolean) =>
  sql<boolean>`case when product_type = 'digital' then ${sql.lit(sendsMails)} else reserve_only or exists (
  select 1 from variants v join stock s on s.upc = v.upc
  where v.product_id = products.id and s.on_hand > s.reserved) end`
