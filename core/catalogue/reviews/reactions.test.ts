import { describe, expect, it } from 'vitest'
import { aReview, someReviews } from '../../testing/a-review'
import { type Call, raw, refuse, shopFor } from '../../testing/shop-for'
import { $reactions, $reviewLists, flagPressed, reviewsShown, translationPressed, votePressed } from './index'

const SHOE = 'TQ4407AB12'
const list = 'GET /products/v1/products/:productId/reviews'
const vote = 'POST /products/v1/review/:reviewId/vote'
const flag = 'POST /products/v1/review/:reviewId/flag'
const translate = 'POST /products/v1/review/:reviewId/translate'
const nothing = raw(204, '')

describe('G6: a vote, a flag and a translation', () => {
  it('counts as the shop says, and may be changed', async () => {
    const shop = await shopFor({
      [list]: someReviews([aReview('a')]),
      [vote]: ({ body }: Call) =>
        (body as { isHelpful: boolean }).isHelpful ? { helpful: 4, notHelpful: 1 } : { helpful: 3, notHelpful: 2 },
    })
    await shop.press(reviewsShown, SHOE)
    await shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    await shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    expect(shop.callsTo(vote)).toHaveLength(1)
    expect(shop.see($reviewLists)[SHOE]?.reviews[0]).toMatchObject({ helpful: 4, notHelpful: 1 })
    await shop.press(votePressed, { reviewId: 'a', isHelpful: false })
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: false, error: null })
    expect(shop.see($reviewLists)[SHOE]?.reviews[0]).toMatchObject({ helpful: 3, notHelpful: 2 })
  })

  it('goes back where it is refused, and says so', async () => {
    const shop = await shopFor({ [vote]: refuse(404, 'GEN500') })
    await shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: null, isVoting: false, error: { code: 'GEN500' } })
  })

  it('waits for none of the others', async () => {
    let answer = (_votes: unknown) => {}
    const late = new Promise(resolve => {
      answer = resolve
    })
    const shop = await shopFor({
      [vote]: () => late,
      [flag]: nothing,
      [translate]: { language: 'en', title: 'Light', text: 'And steady.' },
    })
    const voting = shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    await expect.poll(() => shop.callsTo(vote).length).toBe(1)
    void shop.press(flagPressed, 'a')
    void shop.press(translationPressed, 'a')
    await expect.poll(() => shop.see($reactions)['a']).toMatchObject({ isFlagged: true, isTranslated: true })
    answer({ helpful: 4, notHelpful: 1 })
    await voting
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: true, isFlagged: true, isTranslated: true })
  })

  it.each([
    ['counts', { helpful: 4, notHelpful: 1 }, [true, false]],
    ['fails', refuse(500, 'GEN500'), [true, false]],
  ])('that is changed before the first one %s is sent as it was last wished', async (_how, first, wishes) => {
    let answer = (_votes: unknown) => {}
    const late = new Promise(resolve => {
      answer = resolve
    })
    const answers: unknown[] = [late, { helpful: 3, notHelpful: 2 }]
    const shop = await shopFor({ [list]: someReviews([aReview('a')]), [vote]: () => answers.shift() })
    await shop.press(reviewsShown, SHOE)
    const voting = shop.press(votePressed, { reviewId: 'a', isHelpful: true })
    await expect.poll(() => shop.callsTo(vote).length).toBe(1)
    void shop.press(votePressed, { reviewId: 'a', isHelpful: false })
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: false })
    answer(first)
    await voting
    expect(shop.callsTo(vote).map(({ body }) => body)).toEqual(wishes.map(isHelpful => ({ isHelpful })))
    expect(shop.see($reactions)['a']).toMatchObject({ isHelpful: false, error: null })
    expect(shop.see($reviewLists)[SHOE]?.reviews[0]).toMatchObject({ helpful: 3, notHelpful: 2 })
  })

  it('is flagged once', async () => {
    const shop = await shopFor({ [flag]: nothing })
    await shop.press(flagPressed, 'a')
    await shop.press(flagPressed, 'a')
    expect(shop.callsTo(flag)).toHaveLength(1)
    expect(shop.see($reactions)['a']).toMatchObject({ isFlagged: true })
  })

  it('is asked for once, and its own words come back', async () => {
    const shop = await shopFor({ [translate]: { language: 'en', title: 'Light', text: 'And steady.' } })
    await shop.press(translationPressed, 'a')
    expect(shop.see($reactions)['a']).toMatchObject({ isTranslated: true, translated: { title: 'Light' } })
    await shop.press(translationPressed, 'a')
    expect(shop.see($reactions)['a']?.isTranslated).toBe(false)
    await shop.press(translationPressed, 'a')
    expect(shop.callsTo(translate)).toHaveLength(1)
  })
})
