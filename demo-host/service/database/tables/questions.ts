import type { Generated } from 'kysely'
import type { SubmittedQuestion } from '../../../../core/catalogue/questions/contracts'

type ProductQuestionsTable = {
  question_id: string
  product_id: string
  /** Null for questions that came from elsewhere. */
  consumer_no: string | null
  /** `pending` until somebody of the shop has published it. */
  status: SubmittedQuestion['status']
  text: string
  author: string
  language: string
  /** Of whoever asked to be told of an answer, until they have been. */
  notify_email: string | null
  /** Of the page where it was asked. */
  locale: string | null
  origin: string | null
  created_at: Generated<Date>
}

/** Published. */
type QuestionAnswersTable = {
  answer_id: string
  question_id: string
  text: string
  author: string
  is_shop: boolean
  language: string
  helpful: Generated<number>
  not_helpful: Generated<number>
  /** Of whoever answered for the shop. */
  store_id: string | null
  employee_id: string | null
  created_at: Generated<Date>
}

/** Of the shop, until a manager has published it. */
type WaitingAnswersTable = {
  answer_id: string
  question_id: string
  text: string
  author: string
  language: string
  store_id: string
  employee_id: string
  created_at: Generated<Date>
}

type AnswerVotesTable = { consumer_no: string; answer_id: string; is_helpful: boolean }

export type QuestionTables = {
  product_questions: ProductQuestionsTable
  question_answers: QuestionAnswersTable
  answer_votes: AnswerVotesTable
  waiting_answers: WaitingAnswersTable
}
