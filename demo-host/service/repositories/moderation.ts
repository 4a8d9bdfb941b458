import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'

const flags = sql<number>`(select count(*)::int from review_flags
  where review_flags.review_id = product_reviews.review_id)`

/** Not read yet, or reported since. */
const toRead = (db: Db) => db.selectFrom('product_reviews').where(sql<SqlBool>`(status = 'pending' or ${flags} > 0)`)

/** The oldest first. */
export const readReviewsToRead = (db: Db, count: number) =>
  toRead(db)
    .select(['review_id', 'product_id', 'status', 'rating', 'title', 'text', 'author', 'language', 'created_at'])
    .select(flags.as('flags'))
    .orderBy('created_at')
    .orderBy('review_id')
    .limit(count)
    .execute()

export async function countReviewsToRead(db: Db): Promise<number> {
  const row = await toRead(db).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** Whatever was reported until then is answered. Returns whether it is still there. */
export async function publishReview(tx: Tx, reviewId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_reviews')
    .set({ status: 'published' })
    .where('review_id', '=', reviewId)
    .executeTakeFirst()
  await tx.deleteFrom('review_flags').where('review_id', '=', reviewId).execute()
  return numUpdatedRows === 1n
}

export const takeReview = (tx: Tx, reviewId: string) =>
  tx
    .deleteFrom('product_reviews')
    .where('review_id', '=', reviewId)
    .returning(['consumer_no', 'language', 'title', 'text'])
    .executeTakeFirst()

/** The person who asked is told only of an answer. */
export async function publishQuestion(tx: Tx, questionId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_questions')
    .set({ status: 'published' })
    .where('question_id', '=', questionId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const takeQuestion = (tx: Tx, questionId: string) =>
  tx
    .deleteFrom('product_questions')
    .where('question_id', '=', questionId)
    .returning(['consumer_no', 'language', 'locale', 'notify_email', 'text'])
    .executeTakeFirst()

/** Sites with pictures that nobody has looked at, or that were reported too often. */
export async function sitesWithPendingMedia(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('social_media')
    .select('customer_id')
    .distinct()
    .where('status', 'in', ['pending', 'hidden'])
    .orderBy('customer_id')
    .execute()
  return rows.map(({ customer_id }) => customer_id)
}

/** Galleries that are not those of a product. */
export const readGalleries = (db: Db) =>
  db
    .selectFrom('social_streams')
    .select(['stream_id', 'name', 'customer_id'])
    .where('tag', 'is', null)
    .orderBy('name')
    .execute()

export const findMedia = (db: Db, id: string) =>
  db
    .selectFrom('social_media')
    .select(['customer_id', 'consumer_no', 'caption', 'language'])
    .where('id', '=', id)
    .executeTakeFirst()
