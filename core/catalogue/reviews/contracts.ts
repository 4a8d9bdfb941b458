import { boolean, enums, type Infer, integer, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'

/** In characters, where an emoji is one. */
export const MAX_REVIEW_LENGTH = 2000
export const MAX_TITLE_LENGTH = 100
export const MAX_AUTHOR_LENGTH = 40

/** How a size turned out for whoever wrote. */
export const Fit = enums(['small', 'true', 'large'])
export type Fit = Infer<typeof Fit>

export const Review = type({
  reviewId: string(),
  /** 1 to 5 stars. */
  rating: integer(),
  title: string(),
  text: string(),
  author: string(),
  /** Of title and text: `en`. */
  language: string(),
  createdAt: string(),
  /** Whoever wrote it has ordered the product here. */
  isVerified: boolean(),
  fit: optional(nullable(Fit)),
  helpful: integer(),
  notHelpful: integer(),
  /** It is in another language than the page's, and can be translated. */
  isTranslatable: boolean(),
})
export type Review = Infer<typeof Review>

/** Of all published reviews, also those that the list leaves out. */
export const ReviewSummary = type({
  /** Of 5, with one decimal; 0 without reviews. */
  average: number(),
  count: integer(),
  /** From 5 to 1. */
  stars: array(type({ rating: integer(), count: integer() })),
  fit: type({ small: integer(), true: integer(), large: integer() }),
})
export type ReviewSummary = Infer<typeof ReviewSummary>

/** In a query, numbers are text. `rating`: numbers of stars separated by commas, of which a review has any. */
export const ReviewsQuery = type({
  sort: optional(enums(['newest', 'helpful', 'highest', 'lowest'])),
  rating: optional(size(string(), 1, 9)),
  start: optional(size(string(), 1, 6)),
  count: optional(size(string(), 1, 3)),
})
export type ReviewsQuery = Infer<typeof ReviewsQuery>

export const Reviews = type({
  total: integer(),
  start: integer(),
  count: integer(),
  summary: ReviewSummary,
  /** Somebody of the shop reads a review before it appears. */
  isModerated: boolean(),
  reviews: array(Review),
})
export type Reviews = Infer<typeof Reviews>

/** A text over the limit is `REV410`; one far over it breaks the contract. */
export const NewReview = type({
  rating: size(integer(), 1, 5),
  title: size(string(), 1, 400),
  text: size(string(), 1, 12_000),
  author: size(string(), 1, 160),
  fit: optional(nullable(Fit)),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type NewReview = Infer<typeof NewReview>

export const SubmittedReview = type({ status: enums(['published', 'pending']), review: Review })
export type SubmittedReview = Infer<typeof SubmittedReview>

export const ReviewVote = type({ isHelpful: boolean() })

export const CountedVotes = type({ helpful: integer(), notHelpful: integer() })
export type CountedVotes = Infer<typeof CountedVotes>

export const TranslatedReview = type({ language: string(), title: string(), text: string() })
export type TranslatedReview = Infer<typeof TranslatedReview>
