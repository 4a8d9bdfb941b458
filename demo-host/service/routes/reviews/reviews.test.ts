import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownVotesEndpoints } from '../../../../core/catalogue/own-votes/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import { deleteReplacedReviews } from '../../repositories/review-writes'
import type { Shopper } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const UNREVIEWED = 'TQ4407AB14'
const review = {
  rating: 4,
  title: 'Good shoe',
  text: 'It ran well.',
  author: 'Noor',
  fit: 'true',
  recaptcha_response: 'ok',
}

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const read = async (productId: string, query: Record<string, string> = {}, locale = 'en-US') =>
  (await shop.nobody(reviewEndpoints.readReviews, { params: { productId }, query, headers: { 'x-locale': locale } }))
    .body

const write = (who: Shopper, productId: string, more: object = {}, locale = 'en-US') =>
  who.call(reviewEndpoints.writeReview, {
    params: { productId },
    body: { ...review, ...more },
    headers: { 'x-locale': locale },
  })

describe('G6: reviews of a product', () => {
  it('come newest first, in pages, with the average and the number of each star', async () => {
    const first = await read(SHOE, { count: '5' })
    expect([first.total, first.start, first.count, first.reviews.length]).toEqual([12, 0, 5, 5])
    expect(first.summary).toMatchObject({ average: 4, count: 12 })
    expect(first.summary.stars.map(({ rating, count }) => [rating, count])).toEqual([
      [5, 6],
      [4, 3],
      [3, 1],
      [2, 1],
      [1, 1],
    ])
    expect(first.summary.fit).toEqual({ small: 3, true: 7, large: 1 })
    const rest = await read(SHOE, { start: '5', count: '50' })
    const dates = [...first.reviews, ...rest.reviews].map(({ createdAt }) => createdAt)
    expect(dates).toHaveLength(12)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(first.isModerated).toBe(false)
  })

  it('can be sorted and narrowed by stars', async () => {
    const ratingsOf = async (query: Record<string, string>) =>
      (await read(SHOE, { count: '50', ...query })).reviews.map(({ rating }) => rating)
    const highest = await ratingsOf({ sort: 'highest' })
    expect(highest).toEqual([...highest].sort().reverse())
    const lowest = await ratingsOf({ sort: 'lowest' })
    expect(lowest).toEqual([...lowest].sort())
    expect(await ratingsOf({ rating: '1,2', sort: 'lowest' })).toEqual([1, 2])
    expect((await read(SHOE, { rating: '3' })).total).toBe(1)
    const helpful = (await read(SHOE, { sort: 'helpful' })).reviews.map(one => one.helpful - one.notHelpful)
    expect(helpful).toEqual([...helpful].sort((a, b) => b - a))
  })

  it.each([{ rating: '6' }, { rating: 'x' }, { start: '-1' }, { count: '51' }])('refuse the query %j', async query => {
    expect((await shop.nobody(reviewEndpoints.readReviews, { params: { productId: SHOE }, query })).status).toBe(400)
  })

  it('are none of a new product, and an unknown one is not there', async () => {
    expect(await read(UNREVIEWED)).toMatchObject({ total: 0, summary: { average: 0, count: 0 }, reviews: [] })
    const unknown = await shop.nobody(reviewEndpoints.readReviews, { params: { productId: 'nothing' } })
    expect([unknown.status, unknown.error?.errorId]).toEqual([404, 'ORD404'])
  })
})

describe('G6: a review', () => {
  it('appears at once in the sandbox, once for each shopper: a second one takes the first’s place', async () => {
    const guest = await shop.guest()
    const first = await write(guest, UNREVIEWED, { text: '  It ran well.  ' })
    expect([first.status, first.body.status]).toEqual([201, 'published'])
    expect(first.body.review).toMatchObject({ rating: 4, text: 'It ran well.', isVerified: false, language: 'en' })
    await write(guest, UNREVIEWED, { rating: 2, text: 'After a month: not so well.', fit: null })
    const { reviews, summary } = await read(UNREVIEWED)
    expect(reviews).toMatchObject([{ rating: 2, text: 'After a month: not so well.', fit: null }])
    expect(summary).toMatchObject({ average: 2, count: 1 })
    await write(await shop.guest(), UNREVIEWED, { rating: 5 })
    expect((await read(UNREVIEWED)).summary).toMatchObject({ average: 3.5, count: 2 })
  })

  it('is kept exactly as it was written, whatever it holds', async () => {
    const text = '<img src=x onerror=alert(1)>\u202e {{7*7}} 👟\nSecond line'
    const { body } = await write(await shop.guest(), 'TQ4407AB13', { title: '<b>Bold</b>', text, author: '"><script>' })
    expect(body.review).toMatchObject({ title: '<b>Bold</b>', text, author: '"><script>' })
  })

  it('REV410: is at most 2000 characters long, where an emoji is one', async () => {
    const guest = await shop.guest()
    expect((await write(guest, UNREVIEWED, { text: '👟'.repeat(2000) })).status).toBe(201)
    const long = await write(guest, UNREVIEWED, { text: '👟'.repeat(2001) })
    expect([long.status, long.error?.errorId, long.error?.field]).toEqual([400, 'REV410', 'text'])
  })

  it.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['an empty text', { text: '   ' }],
    ['an empty title', { title: ' ' }],
    ['no name', { author: '' }],
    ['a long name', { author: 'x'.repeat(41) }],
    ['a status of its own', { fit: 'published' }],
  ])('is refused with %s', async (_what, more) => {
    expect((await write(await shop.guest(), UNREVIEWED, more)).status).toBe(400)
  })

  it('needs a bot check, and a product that is sold', async () => {
    const guest = await shop.guest()
    expect((await write(guest, UNREVIEWED, { recaptcha_response: undefined })).error?.errorId).toBe('AUT403')
    expect((await write(guest, 'nothing')).error?.errorId).toBe('ORD404')
  })

  it('is read by the shop first in production', async () => {
    const live = await testService({ environment: 'production' })
    const { body } = await write(await live.guest(), UNREVIEWED)
    expect(body.status).toBe('pending')
    const list = (await live.nobody(reviewEndpoints.readReviews, { params: { productId: UNREVIEWED } })).body
    expect(list).toMatchObject({ isModerated: true, total: 0, reviews: [] })
    await live.close()
  })

  it('stays until the one that replaces it is published, and its author sees both', async () => {
    const live = await testService({ environment: 'production' })
    const guest = await live.guest()
    const params = { productId: UNREVIEWED }
    const send = async (text: string) =>
      (await guest.call(reviewEndpoints.writeReview, { params, body: { ...review, text } })).body.review.reviewId
    const publish = (reviewId: string) =>
      live.db.updateTable('product_reviews').set({ status: 'published' }).where('review_id', '=', reviewId).execute()
    const shown = async () => {
      const { summary, reviews } = (await live.nobody(reviewEndpoints.readReviews, { params })).body
      return [summary.count, reviews.map(({ text }) => text)]
    }
    const own = async () =>
      (await guest.call(ownVotesEndpoints.readOwnVotes, { params })).body.written.map(({ status, review }) => [
        status,
        review.text,
      ])
    const first = await send('First.')
    await publish(first)
    await send('Second.')
    const third = await send('Third.')
    expect(await shown()).toEqual([1, ['First.']])
    expect(await own()).toEqual([
      ['pending', 'Third.'],
      ['published', 'First.'],
    ])
    await publish(third)
    expect(await shown()).toEqual([1, ['Third.']])
    expect(await own()).toEqual([['published', 'Third.']])
    expect((await (await live.guest()).call(reviewEndpoints.flagReview, { params: { reviewId: first } })).status).toBe(
      404,
    )
    await deleteReplacedReviews(live.db)
    expect(
      await live.db.selectFrom('product_reviews').select('text').where('product_id', '=', UNREVIEWED).execute(),
    ).toEqual([{ text: 'Third.' }])
    await live.close()
  })
})

describe('G6: a vote and a flag', () => {
  const vote = (who: Shopper, reviewId: string, isHelpful: boolean) =>
    who.call(reviewEndpoints.voteReview, { params: { reviewId }, body: { isHelpful } })
  const flag = (who: Shopper, reviewId: string) => who.call(reviewEndpoints.flagReview, { params: { reviewId } })
  const someReview = async () => (await read(SHOE, { sort: 'lowest' })).reviews[0]

  it('count once for each shopper, who may change their mind', async () => {
    const before = await someReview()
    const id = before?.reviewId ?? ''
    const [helpful, notHelpful] = [before?.helpful ?? 0, before?.notHelpful ?? 0]
    const [one, other] = [await shop.guest(), await shop.guest()]
    expect((await vote(one, id, true)).body).toEqual({ helpful: helpful + 1, notHelpful })
    expect((await vote(one, id, true)).body).toEqual({ helpful: helpful + 1, notHelpful })
    expect((await vote(one, id, false)).body).toEqual({ helpful, notHelpful: notHelpful + 1 })
    expect((await vote(other, id, true)).body).toEqual({ helpful: helpful + 1, notHelpful: notHelpful + 1 })
    expect(await someReview()).toMatchObject({ helpful: helpful + 1, notHelpful: notHelpful + 1 })
  })

  it('are kept once, and the review stays until the shop has looked', async () => {
    const id = (await someReview())?.reviewId ?? ''
    const guest = await shop.guest()
    expect([(await flag(guest, id)).status, (await flag(guest, id)).status]).toEqual([204, 204])
    const rows = await shop.db.selectFrom('review_flags').select('review_id').where('review_id', '=', id).execute()
    expect(rows).toHaveLength(1)
    expect((await someReview())?.reviewId).toBe(id)
  })

  it('are for others’ reviews, and for one that is there', async () => {
    const guest = await shop.guest()
    const own = (await write(guest, 'TQ4407AB17')).body.review.reviewId
    expect((await vote(guest, own, true)).status).toBe(404)
    expect((await flag(guest, own)).status).toBe(404)
    expect((await vote(guest, 'nothing', true)).status).toBe(404)
  })
})
