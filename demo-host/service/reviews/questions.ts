import {
  type SubmittedQuestion,
  MAX_AUTHOR_LENGTH,
  MAX_QUESTION_LENGTH,
  type NewQuestion,
  type ProductAnswer,
  type ProductQuestion,
  type Questions,
  type QuestionsQuery,
} from '../../../core/catalogue/questions/contracts'
import { email } from '../../../core/validate/email'
import { textLength } from '../../../core/validate/text-length'
import type { CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { comparable } from '../repositories/consumers'
import { countQuestions, saveQuestion, readAnswers, readQuestions } from '../repositories/questions'
import { isSold } from '../repositories/reviews'
import { isModerated, languageOf, wholeNumber } from './answer-reviews'

const PAGE = 5
const LARGEST_PAGE = 50
const LAST_START = 10_000

/** One page of a product's questions with their answers. Throws `ORD404` for an unknown product. */
export async function answerQuestions(call: CallContext, productId: string, query: QuestionsQuery): Promise<Questions> {
  const { db, configuration } = call
  const start = wholeNumber(query.start, 'start', 0, LAST_START)
  const count = wholeNumber(query.count, 'count', PAGE, LARGEST_PAGE)
  const total = await countQuestions(db, productId)
  if (total === 0 && !(await isSold(db, productId))) throw fail('ORD404', { productId })
  const questions = await readQuestions(db, productId, start, count)
  const answers = await readAnswers(
    db,
    questions.map(({ question_id }) => question_id),
  )
  return {
    total,
    start,
    count,
    isModerated: isModerated(configuration),
    questions: questions.map(question =>
      questionOf(
        question,
        answers.filter(({ question_id }) => question_id === question.question_id),
      ),
    ),
  }
}

/** Throws `ORD404` for an unknown product. */
export async function askQuestion(
  call: CallContext,
  tx: Tx,
  productId: string,
  given: NewQuestion,
): Promise<SubmittedQuestion> {
  const [text, author] = [given.text.trim(), given.author.trim()]
  if (!text || textLength(text, { maxLength: MAX_QUESTION_LENGTH })) throw wrongField('text')
  if (!author || textLength(author, { maxLength: MAX_AUTHOR_LENGTH })) throw wrongField('author')
  if (!(await isSold(tx, productId))) throw fail('ORD404', { productId })
  const notifyEmail = given.notifyEmail?.trim() ?? ''
  if (notifyEmail && email(notifyEmail)) throw wrongField('notifyEmail')
  const status = isModerated(call.configuration) ? 'pending' : 'published'
  const { consumerNo } = call.shopper()
  const language = languageOf(call)
  const question = await saveQuestion(tx, {
    ...{ productId, consumerNo, status, text, author, language },
    notifyEmail: notifyEmail ? comparable(notifyEmail) : null,
    locale: call.locale,
    origin: call.origin,
  })
  return { status, question: questionOf(question, []) }
}

export function questionOf(
  { question_id, created_at, ...question }: Awaited<ReturnType<typeof readQuestions>>[number],
  answers: Awaited<ReturnType<typeof readAnswers>>,
): ProductQuestion {
  return {
    ...question,
    questionId: question_id,
    createdAt: created_at.toISOString(),
    answers: answers.map(answerOf),
  }
}

type AnswerRow = Omit<Awaited<ReturnType<typeof readAnswers>>[number], 'question_id' | 'store_id' | 'employee_id'>

export const answerOf = ({ answer_id, created_at, is_shop, not_helpful, ...answer }: AnswerRow): ProductAnswer => ({
  answerId: answer_id,
  text: answer.text,
  author: answer.author,
  isShop: is_shop,
  language: answer.language,
  createdAt: created_at.toISOString(),
  helpful: answer.helpful,
  notHelpful: not_helpful,
})
