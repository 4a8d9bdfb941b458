import { endpoint } from '../../http/endpoint'
import {
  CountedVotes,
  SubmittedReview,
  NewReview,
  Reviews,
  ReviewsQuery,
  ReviewVote,
  TranslatedReview,
} from './contracts'

/** Reading needs no token. Whoever writes or votes is known by their session, a guest's too. */
export const reviewEndpoints = {
  readReviews: endpoint({
    name: 'readReviews',
    method: 'GET',
    path: '/products/v1/products/:productId/reviews',
    audience: 'anyone',
    query: ReviewsQuery,
    answer: Reviews,
  }),
  writeReview: endpoint({
    name: 'writeReview',
    method: 'POST',
    path: '/products/v1/products/:productId/reviews',
    audience: 'lists',
    status: 201,
    body: NewReview,
    answer: SubmittedReview,
  }),
  voteReview: endpoint({
    name: 'voteReview',
    method: 'POST',
    path: '/products/v1/review/:reviewId/vote',
    audience: 'lists',
    body: ReviewVote,
    answer: CountedVotes,
  }),
  flagReview: endpoint({
    name: 'flagReview',
    method: 'POST',
    path: '/products/v1/review/:reviewId/flag',
    audience: 'lists',
  }),
  translateReview: endpoint({
    name: 'translateReview',
    method: 'POST',
    path: '/products/v1/review/:reviewId/translate',
    audience: 'anyone',
    answer: TranslatedReview,
  }),
} as const
