import { boolean, type Infer, string, type } from 'superstruct'
import { array } from '../../shapes/array'

/** What somebody thought of a product's reviews and of the answers to its questions. */
export const OwnVotes = type({
  reviews: array(type({ reviewId: string(), isHelpful: boolean() })),
  /** Reviews that they reported. */
  flagged: array(string()),
  answers: array(type({ answerId: string(), isHelpful: boolean() })),
})
export type OwnVotes = Infer<typeof OwnVotes>
