import { boolean, enums, type Infer, integer, optional, size, string, type } from 'superstruct'
import { array } from '../../shapes/array'

/** In characters, where an emoji is one. */
export const MAX_QUESTION_LENGTH = 500
export const MAX_AUTHOR_LENGTH = 40

export const ProductAnswer = type({
  answerId: string(),
  text: string(),
  author: string(),
  /** By somebody of the shop. */
  isShop: boolean(),
  language: string(),
  createdAt: string(),
  helpful: integer(),
  notHelpful: integer(),
})
export type ProductAnswer = Infer<typeof ProductAnswer>

export const ProductQuestion = type({
  questionId: string(),
  text: string(),
  author: string(),
  language: string(),
  createdAt: string(),
  /** The most helpful first; empty while nobody has answered. */
  answers: array(ProductAnswer),
})
export type ProductQuestion = Infer<typeof ProductQuestion>

/** In a query, numbers are text. */
export const QuestionsQuery = type({ start: optional(size(string(), 1, 6)), count: optional(size(string(), 1, 3)) })
export type QuestionsQuery = Infer<typeof QuestionsQuery>

export const Questions = type({
  total: integer(),
  start: integer(),
  count: integer(),
  /** Somebody of the shop reads a question before it appears. */
  isModerated: boolean(),
  questions: array(ProductQuestion),
})
export type Questions = Infer<typeof Questions>

export const NewQuestion = type({
  text: size(string(), 1, 3000),
  author: size(string(), 1, 160),
  /** The address to notify of the shop's answer; never published. */
  notifyEmail: optional(size(string(), 0, 254)),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type NewQuestion = Infer<typeof NewQuestion>

export const SubmittedQuestion = type({ status: enums(['published', 'pending']), question: ProductQuestion })
export type SubmittedQuestion = Infer<typeof SubmittedQuestion>
