import { enums, type Infer, integer, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'
import { ProductAnswer, ProductQuestion } from '../questions/contracts'

/** In characters, where an emoji is one. */
export const MAX_ANSWER_LENGTH = 2000

const Status = enums(['published', 'pending'])

/** In a query, numbers are text. */
export const OpenQuestionsQuery = type({ start: optional(size(string(), 1, 6)), count: optional(size(string(), 1, 3)) })
export type OpenQuestionsQuery = Infer<typeof OpenQuestionsQuery>

/** An answer that is not published yet. */
export const WaitingAnswer = type({ ...ProductAnswer.schema, storeId: string(), employeeId: string() })
export type WaitingAnswer = Infer<typeof WaitingAnswer>

/** What the shop has not answered, the oldest first. */
export const OpenQuestions = type({
  total: integer(),
  start: integer(),
  count: integer(),
  questions: array(
    type({ productId: string(), status: Status, question: ProductQuestion, waiting: array(WaitingAnswer) }),
  ),
})
export type OpenQuestions = Infer<typeof OpenQuestions>

/** Without an author it is the shop's. */
export const NewAnswer = type({ text: size(string(), 1, 12_000), author: optional(size(string(), 0, 160)) })
export type NewAnswer = Infer<typeof NewAnswer>

/** `pending` until a manager has published it. */
export const SubmittedAnswer = type({ status: Status, answer: ProductAnswer })
export type SubmittedAnswer = Infer<typeof SubmittedAnswer>
