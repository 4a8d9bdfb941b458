import { sql } from 'kysely'
import { cacheBatchReads } from '../database/cached'
import type { Db } from '../database/transaction'
import { isShown } from './reviews'

/** `average` of 5, from `count` people. */
export type Rating = { readonly average: number; readonly count: number }

const SECONDS = 60
const MAX = 2_000
const cached = cacheBatchReads<Rating>(SECONDS, MAX)

/** By the reviews that are shown; products that nobody has rated are left out. */
export const readRatings = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Rating>> =>
  cached(db, ids, async missing => {
    const rows = await db
      .selectFrom('product_reviews')
      .select([
        'product_id',
        sql<number>`round(avg(rating), 1)::float8`.as('average'),
        sql<number>`count(*)::int`.as('count'),
      ])
      .where('product_id', 'in', missing)
      .where(isShown)
      .groupBy('product_id')
      .execute()
    return new Map(rows.map(({ product_id, ...rating }) => [product_id, rating] as const))
  })
