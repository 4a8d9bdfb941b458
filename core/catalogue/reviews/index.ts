export {
  moreReviewsWanted,
  reviewSortChosen,
  reviewsRetried,
  reviewsShown,
  starsCleared,
  starsPressed,
} from './list'
export { flagPressed, translationPressed, votePressed } from './reactions'

export { $reviewLists, isOfOtherStars, reviewSorts } from './list'
export { $ownReviews, $sentReviews } from './own'
export { $reactions, noReaction } from './reactions'
export { $mayTakePart } from '../taking-part'
export type { ReviewList, ReviewSort } from './list'
export type { Reaction } from './reactions'
export type { Fit, SubmittedReview, Review, ReviewSummary } from './contracts'
