import { type SqlBool, sql } from 'kysely'
import type { SubmittedReview, NewReview } from '../../../core/catalogue/reviews/contracts'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { isShown, reviewColumns, type ReviewRecord } from './reviews'

type Written = Pick<NewReview, 'rating' | 'title' | 'text' | 'author' | 'fit'> & {
  readonly productId: string
  readonly consumerNo: string
  readonly language: string
  readonly isVerified: boolean
  readonly status: SubmittedReview['status']
}

/** Takes the place of the shopper's earlier review, whose votes, flags and translations were about other words; one that waits takes only that of another one that waits. */
export async function replaceReview(tx: Tx, review: Written): Promise<ReviewRecord> {
  const { productId, consumerNo, isVerified, fit = null, ...written } = review
  await tx
    .deleteFrom('product_reviews')
    .where('consumer_no', '=', consumerNo)
    .where('product_id', '=', productId)
    .$if(review.status === 'pending', query => query.where('status', '=', 'pending'))
    .execute()
  return tx
    .insertInto('product_reviews')
    .values({
      ...written,
      review_id: newId(),
      product_id: productId,
      consumer_no: consumerNo,
      is_verified: isVerified,
      fit,
    })
    .returning(reviewColumns)
    .executeTakeFirstOrThrow()
}

export async function deleteReplacedReviews(db: Db): Promise<void> {
  await db
    .deleteFrom('product_reviews')
    .where('status', '=', 'published')
    .where(({ not }) => not(isShown))
    .execute()
}

/** Locks a published review of somebody else, so that its votes are counted one after the other. */
export const lockOthersReview = (tx: Tx, reviewId: string, consumerNo: string) =>
  tx
    .selectFrom('product_reviews')
    .select('review_id')
    .where('review_id', '=', reviewId)
    .where(isShown)
    .where(sql<SqlBool>`consumer_no is distinct from ${consumerNo}`)
    .forUpdate()
    .executeTakeFirst()

/** One for each shopper. */
export async function saveFlag(tx: Tx, reviewId: string, consumerNo: string): Promise<void> {
  await tx
    .insertInto('review_flags')
    .values({ consumer_no: consumerNo, review_id: reviewId })
    .onConflict(conflict => conflict.columns(['consumer_no', 'review_id']).doNothing())
    .execute()
}

type Translation = {
  readonly reviewId: string
  readonly language: string
  readonly title: string
  readonly text: string
}

/** A review that has gone meanwhile has no translation. */
export async function saveTranslation(db: Db, { reviewId, language, title, text }: Translation): Promise<void> {
  await sql`
    insert into review_translations (review_id, language, title, text)
    select review_id, ${language}, ${title}, ${text} from product_reviews where review_id = ${reviewId}
    on conflict (review_id, language) do nothing`.execute(db)
}
