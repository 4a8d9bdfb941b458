import { describe, expect, it } from 'vitest'
import { cameOnline } from '../../runtime/page-events'
import { aReview, someReviews } from '../../testing/a-review'
import { aToken } from '../../testing/a-token'
import { type Call, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import {
  $mayTakePart,
  $ownReviews,
  $reviewLists,
  $sentReviews,
  moreReviewsWanted,
  reviewSortChosen,
  reviewsRetried,
  reviewsShown,
  starsCleared,
  starsPressed,
  votePressed,
} from './index'
import {
  $drafts,
  $reviewAttempts,
  $reviewErrors,
  $reviewProblems,
  charactersLeft,
  draftChanged,
  reviewFormShown,
  reviewSubmitted,
} from './writing'

const SHOE = 'TQ4407AB12'
const list = 'GET /products/v1/products/:productId/reviews'
const write = 'POST /products/v1/products/:productId/reviews'
const vote = 'POST /products/v1/review/:reviewId/vote'

const created = (body: object) => ({ status: 201, body: JSON.stringify(body) })
const paged = ({ query: { start } }: Call) => someReviews([aReview(`from-${start}`)], { total: 25 })

describe('G6: the list of reviews', () => {
  it('is read once, newest first, and goes on where it ends', async () => {
    const shop = await shopFor({ [list]: paged })
    await shop.press(reviewsShown, SHOE)
    await shop.press(reviewsShown, SHOE)
    expect(shop.callsTo(list).map(({ query }) => query)).toMatchObject([{ sort: 'newest', start: '0', count: '10' }])
    await shop.press(moreReviewsWanted, SHOE)
    expect(shop.see($reviewLists)[SHOE]?.reviews.map(({ reviewId }) => reviewId)).toEqual(['from-0', 'from-1'])
  })

  it('shows no review twice', async () => {
    const shop = await shopFor({ [list]: someReviews([aReview('a')], { total: 3 }) })
    await shop.press(reviewsShown, SHOE)
    for (const start of [1, 2]) {
      expect(shop.see($reviewLists)[SHOE]).toMatchObject({ total: 3, read: start })
      await shop.press(moreReviewsWanted, SHOE)
    }
    expect(shop.see($reviewLists)[SHOE]).toMatchObject({ reviews: [{ reviewId: 'a' }], total: 1 })
  })

  it('goes on with nothing where narrowing it failed: what is shown was found without', async () => {
    const answers: unknown[] = [someReviews([aReview('a')], { total: 25 }), refuse(500, 'GEN500')]
    const shop = await shopFor({ [list]: () => answers.shift() })
    await shop.press(reviewsShown, SHOE)
    await shop.press(starsPressed, { productId: SHOE, rating: 1 })
    await shop.press(moreReviewsWanted, SHOE)
    expect(shop.callsTo(list)).toHaveLength(2)
  })

  it('is sorted, and narrowed by stars, from the beginning', async () => {
    const shop = await shopFor({ [list]: paged })
    await shop.press(reviewsShown, SHOE)
    await shop.press(reviewSortChosen, { productId: SHOE, sort: 'lowest' })
    await shop.press(starsPressed, { productId: SHOE, rating: 1 })
    await shop.press(starsPressed, { productId: SHOE, rating: 2 })
    await shop.press(starsPressed, { productId: SHOE, rating: 1 })
    await shop.press(starsCleared, SHOE)
    const asked = shop.callsTo(list).map(({ query }) => [query['sort'], query['rating'], query['start']])
    expect(asked.slice(1)).toEqual([
      ['lowest', undefined, '0'],
      ['lowest', '1', '0'],
      ['lowest', '1,2', '0'],
      ['lowest', '2', '0'],
      ['lowest', undefined, '0'],
    ])
  })

  it('says what is wrong, and what is there stays', async () => {
    let answer: unknown = someReviews([aReview('a')], { total: 12 })
    const shop = await shopFor({ [list]: () => answer })
    await shop.press(reviewsShown, SHOE)
    answer = refuse(500, 'GEN500')
    await shop.press(moreReviewsWanted, SHOE)
    expect(shop.see($reviewLists)[SHOE]).toMatchObject({ part: 'more', isPending: false, error: { code: 'GEN500' } })
    expect(shop.see($reviewLists)[SHOE]?.reviews).toHaveLength(1)
    answer = someReviews([aReview('b')], { total: 12 })
    await shop.press(reviewsRetried, SHOE)
    expect(shop.see($reviewLists)[SHOE]?.reviews).toHaveLength(2)
  })

  it('comes by itself once the connection is back', async () => {
    let isOffline = true
    const shop = await shopFor({ [list]: () => (isOffline ? noAnswer('offline')() : someReviews([aReview('a')])) })
    await shop.press(reviewsShown, SHOE)
    await shop.press(reviewsShown, 'TQ4407AB13')
    isOffline = false
    await shop.press(cameOnline)
    for (const id of [SHOE, 'TQ4407AB13']) expect(shop.see($reviewLists)[id]).toMatchObject({ total: 1, error: null })
  })
})

describe('G6: writing a review', () => {
  const draft = { rating: 5, title: ' Good ', text: 'Ran well.', author: 'Noor' }
  const stored = { status: 'published', review: aReview('own', { rating: 5 }) }

  it('tells what is missing, at its field, and sends nothing before', async () => {
    const shop = await shopFor({ [write]: created(stored) })
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.see($reviewProblems)[SHOE]).toEqual({
      rating: 'required',
      title: 'required',
      text: 'required',
      author: 'required',
    })
    expect(shop.see($reviewAttempts)[SHOE]).toBe(1)
    await shop.press(draftChanged, { productId: SHOE, change: draft })
    expect(shop.see($reviewProblems)[SHOE]).toEqual({})
    expect(shop.callsTo(write)).toHaveLength(0)
  })

  it('REV410: counts its characters as the shop does', async () => {
    const shop = await shopFor({ [write]: created(stored) })
    const text = '👟'.repeat(2001)
    expect([charactersLeft('👟'.repeat(2000)), charactersLeft(text)]).toEqual([0, -1])
    await shop.press(draftChanged, { productId: SHOE, change: { ...draft, text } })
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.see($reviewProblems)[SHOE]).toEqual({ text: 'too-long' })
    expect(shop.callsTo(write)).toHaveLength(0)
  })

  it('is sent with a bot check, is seen at once, and the list starts over', async () => {
    const shop = await shopFor({ [write]: created(stored), [list]: someReviews([]) })
    await shop.press(reviewsShown, SHOE)
    await shop.press(draftChanged, { productId: SHOE, change: draft })
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.callsTo(write)[0]?.body).toEqual({
      ...draft,
      title: 'Good',
      fit: null,
      recaptcha_response: 'sandbox-register',
    })
    expect(shop.see($ownReviews)[SHOE]).toMatchObject([{ status: 'published', review: { reviewId: 'own' } }])
    expect(shop.callsTo(list)).toHaveLength(2)
  })

  it('keeps what was typed where it is refused or the connection is gone', async () => {
    let answer: unknown = refuse(400, 'REV410')
    const shop = await shopFor({ [write]: () => (typeof answer === 'function' ? answer() : answer) })
    await shop.press(draftChanged, { productId: SHOE, change: draft })
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.see($reviewErrors)[SHOE]).toMatchObject({ code: 'REV410' })
    answer = noAnswer('offline')
    await shop.press(reviewSubmitted, SHOE)
    expect(shop.see($reviewErrors)[SHOE]).toMatchObject({ kind: 'network' })
    expect(shop.see($drafts)[SHOE]).toMatchObject(draft)
    answer = created(stored)
    await shop.press(reviewSubmitted, SHOE)
    expect([shop.see($reviewErrors)[SHOE], shop.see($sentReviews)[SHOE]?.status]).toEqual([null, 'published'])
  })

  it('keeps a draft for this tab until it is sent', async () => {
    const config = { key: 'pk_of_drafts' }
    const first = await shopFor({ [write]: created(stored) }, { config })
    await first.press(draftChanged, { productId: SHOE, change: draft })
    const second = await shopFor({ [write]: created(stored) }, { config })
    await second.press(reviewFormShown, SHOE)
    expect(second.see($drafts)[SHOE]).toMatchObject(draft)
    await second.press(reviewSubmitted, SHOE)
    const third = await shopFor({}, { config })
    await third.press(reviewFormShown, SHOE)
    expect(third.see($drafts)[SHOE]).toBeUndefined()
  })
})

describe('G6: who takes part', () => {
  const seen = async (token: object, trust: 'first-party' | 'third-party') => {
    const shop = await shopFor(
      { 'POST /token/v2/auth/token': aToken(token), [vote]: refuse(404, 'GEN500') },
      { config: { trust } },
    )
    await shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    return shop.see($mayTakePart)
  }

  it('is everybody but associates, and on a third-party page guests alone', async () => {
    expect(await seen({ consumerType: 'GUEST' }, 'third-party')).toBe(true)
    expect(await seen({ consumerType: 'REGISTERED' }, 'first-party')).toBe(true)
    expect(await seen({ consumerType: 'REGISTERED' }, 'third-party')).toBe(false)
    expect(await seen({ consumerType: 'ASSOCIATE' }, 'first-party')).toBe(false)
  })
})
