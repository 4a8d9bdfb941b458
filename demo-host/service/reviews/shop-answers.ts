import {
  type SubmittedAnswer,
  MAX_ANSWER_LENGTH,
  type NewAnswer,
  type OpenQuestions,
  type OpenQuestionsQuery,
} from '../../../core/catalogue/answering/contracts'
import { MAX_AUTHOR_LENGTH } from '../../../core/catalogue/questions/contracts'
import { textLength } from '../../../core/validate/text-length'
import type { Associate, CallContext } from '../calls/context'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { wrongField } from '../people/check-person'
import { saveDecision, subjectOf } from '../repositories/moderation-decisions'
import { leaveMails } from '../repositories/outbox'
import { readAnswers } from '../repositories/questions'
import {
  closeQuestion,
  countOpenQuestions,
  findWaitingAnswer,
  saveShopAnswer,
  savePendingAnswer,
  lockQuestion,
  readOpenQuestions,
  readWaitingAnswers,
  takeWaitingAnswer,
} from '../repositories/shop-answers'
import { isModerated, languageOf, wholeNumber } from './answer-reviews'
import { answerOf, questionOf } from './questions'

const PAGE = 20
const LARGEST_PAGE = 50
const LAST_START = 10_000

type Answered = Awaited<ReturnType<typeof saveShopAnswer>>

/** One page of what the shop has not answered, with the answers that wait for a manager. */
export async function openQuestions({ db }: CallContext, query: OpenQuestionsQuery): Promise<OpenQuestions> {
  const start = wholeNumber(query.start, 'start', 0, LAST_START)
  const count = wholeNumber(query.count, 'count', PAGE, LARGEST_PAGE)
  const questions = await readOpenQuestions(db, start, count)
  const ids = questions.map(({ question_id }) => question_id)
  const [answers, waiting] = [await readAnswers(db, ids), await readWaitingAnswers(db, ids)]
  const of = <Row extends { question_id: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ question_id }) => question_id === id)
  return {
    total: await countOpenQuestions(db),
    start,
    count,
    questions: questions.map(({ product_id, status, ...question }) => ({
      productId: product_id,
      status,
      question: questionOf(question, of(answers, question.question_id)),
      waiting: of(waiting, question.question_id).map(({ store_id, employee_id, ...answer }) => ({
        ...answerOf({ ...answer, ...unseen }),
        storeId: store_id,
        employeeId: employee_id,
      })),
    })),
  }
}

const unseen = { is_shop: true, helpful: 0, not_helpful: 0 } as const

/** Where the shop reads what is published, a manager's answer alone appears at once, and so does the question. */
export async function answerQuestion(
  call: CallContext,
  tx: Tx,
  given: NewAnswer & { readonly questionId: string; readonly shop: string },
): Promise<SubmittedAnswer> {
  const { storeId, employeeId, role } = associateOf(call)
  const [text, author] = [given.text.trim(), given.author?.trim() || given.shop]
  if (!text || textLength(text, { maxLength: MAX_ANSWER_LENGTH })) throw wrongField('text')
  if (textLength(author, { maxLength: MAX_AUTHOR_LENGTH })) throw wrongField('author')
  const { questionId } = given
  const question = await lockQuestion(tx, questionId)
  if (!question) throw notFound('question')
  const answer = {
    question_id: questionId,
    text,
    author,
    language: languageOf(call),
    store_id: storeId,
    employee_id: employeeId,
  }
  if (isModerated(call.configuration) && role !== 'manager') {
    return { status: 'pending', answer: answerOf({ ...(await savePendingAnswer(tx, answer)), ...unseen }) }
  }
  const by = { store_id: storeId, employee_id: employeeId }
  const decision = {
    kind: 'questions',
    thing_id: questionId,
    subject: question.product_id,
    decision: 'answer',
  } as const
  await saveDecision(tx, by, decision)
  return published(tx, await saveShopAnswer(tx, answer))
}

/** By a manager. */
export async function publishAnswer(call: CallContext, tx: Tx, answerId: string): Promise<SubmittedAnswer> {
  const { role, storeId, employeeId } = associateOf(call)
  const waiting = await findWaitingAnswer(tx, answerId)
  if (!waiting) throw notFound('answer')
  if (role !== 'manager') throw fail('AUT404', {}, { status: 403 })
  const subject = await subjectOf(tx, 'answers', answerId)
  const saved = await publishWaitingAnswer(tx, answerId)
  if (!saved) throw notFound('answer')
  const about = { kind: 'answers', thing_id: answerId, subject, decision: 'publish' } as const
  await saveDecision(tx, { store_id: storeId, employee_id: employeeId }, about)
  return saved
}

/** Null where somebody else was faster. */
export async function publishWaitingAnswer(tx: Tx, answerId: string): Promise<SubmittedAnswer | null> {
  const waiting = await findWaitingAnswer(tx, answerId)
  if (!waiting) return null
  await lockQuestion(tx, waiting.question_id)
  const taken = await takeWaitingAnswer(tx, answerId)
  if (!taken) return null
  const { created_at: _written, ...answer } = taken
  return published(tx, await saveShopAnswer(tx, answer))
}

/** In the language of the question. Returns whether it is still there. */
export async function answerForShop(tx: Tx, questionId: string, given: { text: string; author: string }) {
  const question = await lockQuestion(tx, questionId)
  if (!question) return false
  const { language } = question
  const answer = { question_id: questionId, ...given, language, store_id: null, employee_id: null }
  await published(tx, await saveShopAnswer(tx, answer))
  return true
}

/** The asker gets one mail, in their language, if they left an address. */
async function published(tx: Tx, answer: Answered): Promise<SubmittedAnswer> {
  const question = await lockQuestion(tx, answer.question_id)
  if (question?.notify_email) {
    await leaveMails(tx, {
      kind: 'question-answered',
      to: question.notify_email,
      locale: question.locale ?? question.language,
      productId: question.product_id,
      origin: question.origin,
      question: question.text,
      answer: answer.text,
    })
  }
  await closeQuestion(tx, answer.question_id)
  return { status: 'published', answer: answerOf(answer) }
}

function associateOf(call: CallContext): Associate {
  const { associate } = call.shopper()
  if (!associate) throw fail('AUT404', {}, { status: 403 })
  return associate
}

const notFound = (what: string) => fail('GEN500', {}, { status: 404, message: `There is no such ${what}` })
