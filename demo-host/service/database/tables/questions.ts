import type { Generated } from 'kysely'
import type { KeptQuestion } from '../../../../core/catalogue/questions/contracts'

type ProductQuestionsTable = {
  question_id: string
  product_id: string
  /** Null for questions that came from elsewhere. */
  consumer_no: string | null
  /** `pending` until somebody of the shop has published it. */
  status: KeptQuestion['status']
  text: string
  author: string
  language: string
  created_at: Generated<Date>
}

/** Written by whoever looks after the shop's questions. */
type QuestionAnswersTable = {
  answer_id: string
  question_id: string
  text: string
  author: string
  is_shop: boolean
  language: string
  helpful: Generated<number>
  not_helpful: Generated<number>
  created_at: Generated<Date>
}

type AnswerVotesTable = { consumer_no: string; answer_id: string; is_helpful: boolean }

export type QuestionTables = {
  product_questions: ProductQuestionsTable
  question_answers: QuestionAnswersTable
  answer_votes: AnswerVotesTable
}
