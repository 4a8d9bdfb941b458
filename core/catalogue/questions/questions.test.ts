import { describe, expect, it } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { anAnswer, aQuestion, someQuestions } from '../../testing/a-question'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import {
  $submittedQuestions,
  $questionAttempts,
  $questionDrafts,
  $questionErrors,
  $questionProblems,
  questionFormLeft,
  questionFormShown,
  questionSubmitted,
  questionTyped,
} from './asking'
import {
  $answerVotes,
  $ownQuestions,
  $questionLists,
  answerVotePressed,
  moreQuestionsWanted,
  questionsRetried,
  questionsShown,
} from './index'

const SHOE = 'TQ4407AB12'
const list = 'GET /products/v1/products/:productId/reviews/questions'
const ask = 'POST /products/v1/products/:productId/reviews/questions'
const vote = 'POST /products/v1/review/:answerId/questions/vote'
const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })

describe('G7: the list of questions', () => {
  it('is read once, and goes on where it ends', async () => {
    const shop = await shopFor({
      [list]: ({ query: { start } }: Call) => someQuestions([aQuestion(`from-${start}`)], { total: 7 }),
    })
    await shop.press(questionsShown, SHOE)
    await shop.press(questionsShown, SHOE)
    expect(shop.callsTo(list)).toHaveLength(1)
    await shop.press(moreQuestionsWanted, SHOE)
    const shown = shop.see($questionLists)[SHOE]?.questions.map(({ questionId }) => questionId)
    expect(shown).toEqual(['from-0', 'from-1'])
  })

  it('says what is wrong, tries again when asked, and by itself once the connection is back', async () => {
    let answer: unknown = refuse(500, 'GEN500')
    const shop = await shopFor({ [list]: () => (typeof answer === 'function' ? answer() : answer) })
    await shop.press(questionsShown, SHOE)
    expect(shop.see($questionLists)[SHOE]).toMatchObject({ isPending: false, error: { code: 'GEN500' } })
    answer = noAnswer('offline')
    await shop.press(questionsRetried, SHOE)
    answer = someQuestions([aQuestion('a')])
    await shop.press(cameOnline)
    expect(shop.see($questionLists)[SHOE]).toMatchObject({ total: 1, error: null })
  })

  it('counts a vote for an answer as the shop says, and takes it back where it is refused', async () => {
    let answer: unknown = { helpful: 7, notHelpful: 0 }
    const shop = await shopFor({
      [list]: someQuestions([aQuestion('a', { answers: [anAnswer('x')] })]),
      [vote]: () => answer,
    })
    await shop.press(questionsShown, SHOE)
    await shop.press(answerVotePressed, { answerId: 'x', isHelpful: true })
    await shop.press(answerVotePressed, { answerId: 'x', isHelpful: true })
    expect(shop.callsTo(vote)).toHaveLength(1)
    expect(shop.see($questionLists)[SHOE]?.questions[0]?.answers[0]).toMatchObject({ helpful: 7 })
    answer = refuse(404, 'GEN500')
    await shop.press(answerVotePressed, { answerId: 'x', isHelpful: false })
    expect(shop.see($answerVotes)['x']).toMatchObject({ isHelpful: true, error: { code: 'GEN500' } })
  })

  it('sends the last of several votes for an answer', async () => {
    let answer = (_votes: unknown) => {}
    const late = new Promise(resolve => {
      answer = resolve
    })
    const answers: unknown[] = [late, { helpful: 6, notHelpful: 1 }]
    const shop = await shopFor({ [vote]: () => answers.shift() })
    const voting = shop.press(answerVotePressed, { answerId: 'x', isHelpful: true })
    await expect.poll(() => shop.callsTo(vote).length).toBe(1)
    void shop.press(answerVotePressed, { answerId: 'x', isHelpful: false })
    answer({ helpful: 7, notHelpful: 0 })
    await voting
    expect(shop.callsTo(vote).map(({ body }) => body)).toEqual([{ isHelpful: true }, { isHelpful: false }])
    expect(shop.see($answerVotes)['x']).toMatchObject({ isHelpful: false, error: null })
  })
})

describe('G7: a mail about an answer', () => {
  const draft = { text: 'Is it wide?', author: 'Noor' }
  const stored = { status: 'published', question: aQuestion('own') }

  it('is asked for by an address, which must be one', async () => {
    const shop = await shopFor({ [ask]: created(stored) })
    await shop.press(questionTyped, { productId: SHOE, change: { ...draft, email: 'noor@' } })
    await shop.press(questionSubmitted, SHOE)
    expect([shop.see($questionProblems)[SHOE], shop.callsTo(ask).length]).toEqual([{ email: 'email' }, 0])
    await shop.press(questionTyped, { productId: SHOE, change: { email: ' noor@example.com ' } })
    await shop.press(questionSubmitted, SHOE)
    expect(shop.callsTo(ask)[0]?.body).toMatchObject({ notifyEmail: 'noor@example.com' })
  })

  it('is not sent without one, and the address is kept in no tab', async () => {
    const config = { key: 'pk_of_addresses' }
    const first = await shopFor({ [ask]: created(stored) }, { config })
    await first.press(questionTyped, { productId: SHOE, change: { ...draft, email: 'noor@example.com' } })
    const second = await shopFor({ [ask]: created(stored) }, { config })
    await second.press(questionFormShown, SHOE)
    expect(second.see($questionDrafts)[SHOE]).toEqual({ ...draft, email: '' })
    await second.press(questionSubmitted, SHOE)
    expect(second.callsTo(ask)[0]?.body).not.toHaveProperty('notifyEmail')
  })
})

describe('G7: asking', () => {
  const draft = { text: ' Is it wide? ', author: 'Noor' }
  const stored = { status: 'published', question: aQuestion('own') }

  it('tells what is missing or too long, and sends nothing before', async () => {
    const shop = await shopFor({ [ask]: created(stored) })
    await shop.press(questionSubmitted, SHOE)
    expect(shop.see($questionProblems)[SHOE]).toEqual({ text: 'required', author: 'required' })
    await shop.press(questionTyped, { productId: SHOE, change: { text: '👟'.repeat(501), author: 'Noor' } })
    await shop.press(questionSubmitted, SHOE)
    expect(shop.see($questionProblems)[SHOE]).toEqual({ text: 'too-long' })
    expect([shop.see($questionAttempts)[SHOE], shop.callsTo(ask).length]).toEqual([2, 0])
  })

  it('is sent with a bot check, says so, and keeps the name for the next one', async () => {
    const shop = await shopFor({ [ask]: created(stored) })
    await shop.press(questionTyped, { productId: SHOE, change: draft })
    await shop.press(questionSubmitted, SHOE)
    expect(shop.callsTo(ask)[0]?.body).toEqual({
      text: 'Is it wide?',
      author: 'Noor',
      recaptcha_response: 'sandbox-register',
    })
    expect(shop.see($ownQuestions)[SHOE]).toMatchObject([{ question: { questionId: 'own' } }])
    expect(shop.see($submittedQuestions)[SHOE]).toMatchObject({ status: 'published' })
    expect(shop.see($questionDrafts)[SHOE]).toEqual({ text: '', author: 'Noor', email: '' })
    await shop.press(questionFormLeft, SHOE)
    expect(shop.see($submittedQuestions)[SHOE]).toBe(null)
  })

  it('keeps what was typed where it fails, and for this tab', async () => {
    const config = { key: 'pk_of_questions' }
    const shop = await shopFor({ [ask]: noAnswer('offline') }, { config })
    await shop.press(questionTyped, { productId: SHOE, change: draft })
    await shop.press(questionSubmitted, SHOE)
    expect(shop.see($questionErrors)[SHOE]).toMatchObject({ kind: 'network' })
    const later = await shopFor({}, { config })
    await later.press(questionFormShown, SHOE)
    expect(later.see($questionDrafts)[SHOE]).toEqual({ ...draft, email: '' })
  })
})
