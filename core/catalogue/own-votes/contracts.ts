import { boolean, type Infer, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { SubmittedReview } from '../reviews/contracts'

/** A session's own reviews and votes for a product. */
export const OwnVotes = type({
  /** The newest first: while one waits to be published, the one that it replaces comes after it. */
  written: array(SubmittedReview),
  reviews: array(type({ reviewId: string(), isHelpful: boolean() })),
  /** Reviews that they reported. */
  flagged: array(string()),
  answers: array(type({ answerId: string(), isHelpful: boolean() })),
})
export type OwnVotes = Infer<typeof OwnVotes>
