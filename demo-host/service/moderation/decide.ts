import { MAX_ANSWER_LENGTH } from '../../../core/catalogue/answering/contracts'
import { textLength } from '../../../core/validate/text-length'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import type { DecidedKind, Decision } from '../documents/refusal'
import { BRAND } from '../mails/brand'
import { findMedia, publishQuestion, publishReview, takeQuestion, takeReview } from '../repositories/moderation'
import { type Decider, saveDecision, subjectOf } from '../repositories/moderation-decisions'
import { takeWaitingAnswer } from '../repositories/shop-answers'
import { decide, showInStreams } from '../repositories/social-moderation'
import { answerForShop, publishWaitingAnswer } from '../reviews/shop-answers'
import { type Refusal, mailRefusal } from './mail-refusal'

/** `gone`: somebody else has decided meanwhile, or its author has taken it back. */
export type Decided = 'published' | 'answered' | 'refused' | 'refused-and-notified' | 'gone' | 'no-words'

/** What somebody of the shop says with a decision. */
export type ModeratorInput = Refusal & {
  readonly by: Decider
  readonly words: string
  readonly galleries: readonly string[]
}

type Decide = (tx: Tx, id: string, given: ModeratorInput) => Promise<Decided>

const confirmed = (isThere: boolean, decided: Decided): Decided => (isThere ? decided : 'gone')

/** By kind and decision. */
const decisions: Readonly<Record<string, Decide>> = {
  'reviews/publish': async (tx, id) => confirmed(await publishReview(tx, id), 'published'),
  'reviews/refuse': async (tx, id, given) => {
    const review = await takeReview(tx, id)
    if (!review) return 'gone'
    const { consumer_no: consumerNo, language, title, text } = review
    return mailRefusal(tx, given, { what: 'review', consumerNo, locale: language, words: `${title}\n${text}` })
  },
  'questions/publish': async (tx, id) => confirmed(await publishQuestion(tx, id), 'published'),
  'questions/answer': async (tx, id, { words }) => {
    const text = words.trim()
    if (!text || textLength(text, { maxLength: MAX_ANSWER_LENGTH })) return 'no-words'
    return confirmed(await answerForShop(tx, id, { text, author: BRAND }), 'answered')
  },
  'questions/refuse': async (tx, id, given) => {
    const question = await takeQuestion(tx, id)
    if (!question) return 'gone'
    const { consumer_no: consumerNo, notify_email: email, text, language, locale } = question
    return mailRefusal(tx, given, { what: 'question', consumerNo, email, locale: locale ?? language, words: text })
  },
  'answers/publish': async (tx, id) => confirmed((await publishWaitingAnswer(tx, id)) !== null, 'answered'),
  'answers/refuse': async (tx, id) => confirmed((await takeWaitingAnswer(tx, id)) !== undefined, 'refused'),
  'pictures/publish': async (tx, id, { galleries }) => {
    const picture = await findMedia(tx, id)
    if (!picture || !(await decide(tx, id, picture.customer_id, 'approved'))) return 'gone'
    await showInStreams(tx, id, picture.customer_id, [...new Set(galleries)])
    return 'published'
  },
  'pictures/refuse': async (tx, id, given) => {
    const picture = await findMedia(tx, id)
    if (!picture || !(await decide(tx, id, picture.customer_id, 'rejected'))) return 'gone'
    const { consumer_no: consumerNo, language: locale, caption: words } = picture
    return mailRefusal(tx, given, { what: 'picture', consumerNo, locale, words })
  },
}

/** `name` is a kind and a decision: 'reviews/publish'. Null for any other. What had an effect is kept, with who decided. */
export async function decideWithin(tx: Tx, name: string, id: string, given: ModeratorInput): Promise<Decided | null> {
  const work = Object.hasOwn(decisions, name) ? decisions[name] : undefined
  if (!work) return null
  const [kind, decision] = name.split('/') as [DecidedKind, Decision]
  const subject = await subjectOf(tx, kind, id)
  const decided = await work(tx, id, given)
  if (decided === 'gone' || decided === 'no-words') return decided
  const reason = decision === 'refuse' && kind !== 'answers' ? given.reason : null
  await saveDecision(tx, given.by, { kind, thing_id: id, subject, decision, reason })
  return decided
}

export const decideAbout = (db: Db, name: string, id: string, given: ModeratorInput): Promise<Decided | null> =>
  inTransaction(db, tx => decideWithin(tx, name, id, given))
