import type { OwnVotes } from '../../../core/catalogue/own-votes/contracts'
import type { CallContext } from '../calls/context'
import { readAnswerVotes, readReviewFlags, readReviewVotes, readWrittenReviews } from '../repositories/own-votes'
import { answerReview } from './answer-reviews'

/** Of the session's own shopper; nothing for a product that is not there. */
export async function answerOwnVotes(call: CallContext, productId: string): Promise<OwnVotes> {
  const { consumerNo } = call.shopper()
  const [written, reviews, flagged, answers] = await Promise.all([
    readWrittenReviews(call.db, productId, consumerNo),
    readReviewVotes(call.db, productId, consumerNo),
    readReviewFlags(call.db, productId, consumerNo),
    readAnswerVotes(call.db, productId, consumerNo),
  ])
  return {
    written: written.map(({ status, ...review }) => ({ status, review: answerReview(review) })),
    reviews: reviews.map(({ review_id, is_helpful }) => ({ reviewId: review_id, isHelpful: is_helpful })),
    flagged: flagged.map(({ review_id }) => review_id),
    answers: answers.map(({ answer_id, is_helpful }) => ({ answerId: answer_id, isHelpful: is_helpful })),
  }
}
