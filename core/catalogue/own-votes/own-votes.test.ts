import { describe, expect, it } from 'vitest'
import { tokenForgotten } from '../../http/token'
import { save } from '../../runtime/storage'
import { anAnswer, aQuestion, someQuestions } from '../../testing/a-question'
import { aReview, someReviews } from '../../testing/a-review'
import { noAnswer, refuse, shopFor } from '../../testing/shop-for'
import { $answerVotes, answerVotePressed, questionsShown } from '../questions'
import { $ownReviews, $reactions, reviewsShown, votePressed } from '../reviews'
import { $drafts, draftChanged, reviewFormShown, reviewSubmitted } from '../reviews/writing'

const SHOE = 'TQ4407AB12'
const OWN = 'GET /products/v1/products/:productId/reviews/own'
const answers = {
  'GET /products/v1/products/:productId/reviews': someReviews([aReview('a'), aReview('b')]),
  'GET /products/v1/products/:productId/reviews/questions': someQuestions([
    aQuestion('q', { answers: [anAnswer('x'), anAnswer('y')] }),
  ]),
  [OWN]: {
    written: [],
    reviews: [{ reviewId: 'a', isHelpful: true }],
    flagged: ['b'],
    answers: [{ answerId: 'x', isHelpful: false }],
  },
  'POST /products/v1/review/:reviewId/vote': { helpful: 3, notHelpful: 2 },
  'POST /products/v1/review/:answerId/questions/vote': { helpful: 3, notHelpful: 2 },
}

let shops = 0
/** A page on which somebody was before. */
async function shopAgain(more: object = {}, stored: object = {}) {
  const key = `pk_again_${++shops}`
  save(key, 'session', 1, { login: false, accessExpiry: Date.now() + 60_000, employee: false, ...stored })
  return shopFor({ ...answers, ...more }, { config: { key } })
}

describe('G6, G7: own votes', () => {
  it('are shown again after a reload, with what was reported, and asked for once', async () => {
    const shop = await shopAgain()
    await shop.press(reviewsShown, SHOE)
    await shop.press(questionsShown, SHOE)
    expect(shop.see($reactions)).toMatchObject({ a: { isHelpful: true }, b: { isHelpful: null, isFlagged: true } })
    expect(shop.see($answerVotes)).toMatchObject({ x: { isHelpful: false } })
    expect(shop.callsTo(OWN)).toHaveLength(1)
  })

  it('are pressed no second time, and may still be changed', async () => {
    const shop = await shopAgain()
    await shop.press(reviewsShown, SHOE)
    await shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    expect(shop.callsTo('POST /products/v1/review/:reviewId/vote')).toHaveLength(0)
    await shop.press(votePressed, { reviewId: 'a', isHelpful: false })
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: false })
  })

  it('do not undo what was pressed before they came', async () => {
    let answer = (_votes: unknown) => {}
    const late = new Promise(resolve => {
      answer = resolve
    })
    const shop = await shopAgain({ [OWN]: () => late })
    const showing = shop.press(questionsShown, SHOE)
    await expect.poll(() => shop.callsTo(OWN).length).toBe(1)
    void shop.press(answerVotePressed, { answerId: 'x', isHelpful: true })
    await expect.poll(() => shop.see($answerVotes)['x']?.isVoting).toBe(false)
    answer(answers[OWN])
    await showing
    expect(shop.see($answerVotes)['x']).toMatchObject({ isHelpful: true })
  })

  it('are asked for by no visitor without a session, nor by whoever signed in on a page of another site', async () => {
    const visitor = await shopFor(answers)
    await visitor.press(reviewsShown, SHOE)
    expect(visitor.calls.map(({ endpoint }) => endpoint)).toEqual(['GET /products/v1/products/:productId/reviews'])
    const ended = await shopAgain({}, { accessExpiry: 0 })
    await ended.press(reviewsShown, SHOE)
    expect(ended.callsTo(OWN)).toHaveLength(0)
    const signedIn = await shopAgain({}, { login: true, trust: 'third-party' })
    await signedIn.press(reviewsShown, SHOE)
    expect(signedIn.callsTo(OWN)).toHaveLength(0)
  })

  it.each([
    ['the service fails', refuse(500, 'GEN500')],
    ['there is no connection', noAnswer('offline')],
  ])('are missed by nobody where %s', async (_why, answer) => {
    const shop = await shopAgain({ [OWN]: answer })
    await shop.press(reviewsShown, SHOE)
    expect(shop.see($reactions)).toEqual({})
  })

  it('come with the shopper’s own review, which the form begins with', async () => {
    const [newest, published] = [aReview('mine', { title: 'Mine', author: 'Noor' }), aReview('before')]
    const written = [
      { status: 'pending', review: newest },
      { status: 'published', review: published },
    ]
    const sent = { status: 'pending', review: aReview('anew') }
    const shop = await shopAgain({
      [OWN]: { written, reviews: [], flagged: [], answers: [] },
      'POST /products/v1/products/:productId/reviews': { status: 201, body: JSON.stringify(sent) },
    })
    await shop.press(reviewsShown, SHOE)
    expect(shop.see($ownReviews)[SHOE]).toEqual(written)
    await shop.press(draftChanged, { productId: SHOE, change: { rating: 1 } })
    expect(shop.see($drafts)[SHOE]).toMatchObject({ rating: 1, title: 'Mine', text: newest.text, author: 'Noor' })
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.see($ownReviews)[SHOE]).toEqual([sent, written[1]])
    expect(shop.see($drafts)[SHOE]).toMatchObject({ title: 'Review anew' })
  })

  it('are read once more for the form, which begins with the review of whoever has signed in meanwhile', async () => {
    const written = [{ status: 'published', review: aReview('mine', { title: 'Mine' }) }]
    const shop = await shopFor({ ...answers, [OWN]: { ...answers[OWN], written } }, { config: { key: 'pk_meanwhile' } })
    await shop.press(reviewsShown, SHOE)
    await shop.press(reviewFormShown, SHOE)
    expect(shop.callsTo(OWN)).toHaveLength(0)
    save('pk_meanwhile', 'session', 1, { login: true, accessExpiry: Date.now() + 60_000, employee: false })
    await shop.press(reviewFormShown, SHOE)
    expect([shop.callsTo(OWN).length, shop.see($drafts)[SHOE]?.title]).toEqual([1, 'Mine'])
  })

  it('are gone with their session', async () => {
    const shop = await shopAgain()
    await shop.press(reviewsShown, SHOE)
    await shop.press(tokenForgotten)
    expect(shop.see($reactions)).toEqual({})
  })
})
