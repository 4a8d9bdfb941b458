import { type SqlBool, sql } from 'kysely'
import type { Fit, ReviewsQuery } from '../../../core/catalogue/reviews/contracts'
import type { Db } from '../database/transaction'

export type ReviewRecord = {
  readonly review_id: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  readonly language: string
  readonly created_at: Date
  readonly is_verified: boolean
  readonly fit: Fit | null
  readonly helpful: number
  readonly not_helpful: number
}

export type ReviewsWanted = {
  readonly productId: string
  /** Empty for all. */
  readonly stars: readonly number[]
  readonly sort: NonNullable<ReviewsQuery['sort']>
  readonly start: number
  readonly count: number
  /** Translations into this language are named. */
  readonly language: string
}

export const reviewColumns = [
  'review_id',
  'rating',
  'title',
  'text',
  'author',
  'language',
  'created_at',
  'is_verified',
  'fit',
  'helpful',
  'not_helpful',
] as const

const orders = {
  newest: sql`created_at desc`,
  helpful: sql`helpful - not_helpful desc, created_at desc`,
  highest: sql`rating desc, created_at desc`,
  lowest: sql`rating, created_at desc`,
}

/** Published, and not replaced by a later review of the same shopper. */
export const isShown = sql<SqlBool>`(product_reviews.status = 'published' and not exists (
  select 1 from product_reviews as later
  where later.consumer_no = product_reviews.consumer_no and later.product_id = product_reviews.product_id
    and later.status = 'published' and later.created_at > product_reviews.created_at))`

/** One page of what is shown. */
export const readReviews = (db: Db, { productId, stars, sort, start, count, language }: ReviewsWanted) =>
  db
    .selectFrom('product_reviews')
    .select(reviewColumns)
    .select(
      sql<boolean>`exists (select 1 from review_translations
        where review_translations.review_id = product_reviews.review_id
          and review_translations.language = ${language})`.as('is_translated'),
    )
    .where('product_id', '=', productId)
    .where(isShown)
    .$if(stars.length > 0, query => query.where('rating', 'in', stars))
    .orderBy(orders[sort])
    .orderBy('review_id')
    .limit(count)
    .offset(start)
    .execute()

/** How many reviews are shown, by stars and fit. */
export const countReviews = (db: Db, productId: string) =>
  db
    .selectFrom('product_reviews')
    .select(['rating', 'fit', sql<number>`count(*)::int`.as('count')])
    .where('product_id', '=', productId)
    .where(isShown)
    .groupBy(['rating', 'fit'])
    .execute()

/** What is shown, whoever wrote it. */
export const findReview = (db: Db, reviewId: string) =>
  db
    .selectFrom('product_reviews')
    .select(['review_id', 'title', 'text', 'language'])
    .where('review_id', '=', reviewId)
    .where(isShown)
    .executeTakeFirst()

export const findTranslation = (db: Db, reviewId: string, language: string) =>
  db
    .selectFrom('review_translations')
    .select(['language', 'title', 'text'])
    .where('review_id', '=', reviewId)
    .where('language', '=', language)
    .executeTakeFirst()

/** Whether a shopper has ordered a product and paid for it. */
export async function hasOrdered(db: Db, consumerNo: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('order_number')
    .where('consumer_no', '=', consumerNo)
    .where('state', 'in', ['placed', 'shipped'])
    .where(sql<SqlBool>`document -> 'items' @> ${JSON.stringify([{ productId }])}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const isSold = async (db: Db, productId: string): Promise<boolean> =>
  (await db.selectFrom('products').select('id').where('id', '=', productId).executeTakeFirst()) !== undefined
