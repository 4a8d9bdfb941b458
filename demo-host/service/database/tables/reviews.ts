import type { Generated } from 'kysely'
import type { Fit, SubmittedReview } from '../../../../core/catalogue/reviews/contracts'

/** One for each shopper and product; a second one takes its place, once it is published. */
type ProductReviewsTable = {
  review_id: string
  product_id: string
  /** Null for reviews that came from elsewhere. */
  consumer_no: string | null
  /** `pending` until somebody of the shop has published it. */
  status: SubmittedReview['status']
  rating: number
  title: string
  text: string
  author: string
  language: string
  fit: Fit | null
  is_verified: boolean
  helpful: Generated<number>
  not_helpful: Generated<number>
  created_at: Generated<Date>
}

type ReviewVotesTable = { consumer_no: string; review_id: string; is_helpful: boolean }

/** For moderators. */
type ReviewFlagsTable = { consumer_no: string; review_id: string; created_at: Generated<Date> }

type ReviewTranslationsTable = { review_id: string; language: string; title: string; text: string }

export type ReviewTables = {
  product_reviews: ProductReviewsTable
  review_votes: ReviewVotesTable
  review_flags: ReviewFlagsTable
  review_translations: ReviewTranslationsTable
}
