import type { Db } from '../database/transaction'
import { isShown, reviewColumns } from './reviews'

export const readWrittenReviews = (db: Db, productId: string, consumerNo: string) =>
  db
    .selectFrom('product_reviews')
    .select([...reviewColumns, 'status'])
    .where('consumer_no', '=', consumerNo)
    .where('product_id', '=', productId)
    .where(({ eb, or }) => or([eb('status', '=', 'pending'), isShown]))
    .orderBy('created_at', 'desc')
    .execute()

/** What somebody thought of the reviews of a product, whatever page they are on. */
export const readReviewVotes = (db: Db, productId: string, consumerNo: string) =>
  db
    .selectFrom('review_votes')
    .innerJoin('product_reviews', 'product_reviews.review_id', 'review_votes.review_id')
    .select(['review_votes.review_id', 'review_votes.is_helpful'])
    .where('review_votes.consumer_no', '=', consumerNo)
    .where('product_reviews.product_id', '=', productId)
    .execute()

export const readReviewFlags = (db: Db, productId: string, consumerNo: string) =>
  db
    .selectFrom('review_flags')
    .innerJoin('product_reviews', 'product_reviews.review_id', 'review_flags.review_id')
    .select('review_flags.review_id')
    .where('review_flags.consumer_no', '=', consumerNo)
    .where('product_reviews.product_id', '=', productId)
    .execute()

export const readAnswerVotes = (db: Db, productId: string, consumerNo: string) =>
  db
    .selectFrom('answer_votes')
    .innerJoin('question_answers', 'question_answers.answer_id', 'answer_votes.answer_id')
    .innerJoin('product_questions', 'product_questions.question_id', 'question_answers.question_id')
    .select(['answer_votes.answer_id', 'answer_votes.is_helpful'])
    .where('answer_votes.consumer_no', '=', consumerNo)
    .where('product_questions.product_id', '=', productId)
    .execute()
