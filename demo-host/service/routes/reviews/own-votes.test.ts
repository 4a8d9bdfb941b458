import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownVotesEndpoints } from '../../../../core/catalogue/own-votes/endpoints'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import type { Shopper } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const none = { written: [], reviews: [], flagged: [], answers: [] }

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const own = async (who: Shopper, productId = SHOE) =>
  (await who.call(ownVotesEndpoints.readOwnVotes, { params: { productId } })).body

describe('G6, G7: own votes', () => {
  it('are reported to whoever gave them, with what they reported, and to nobody else', async () => {
    const [one, other] = [await shop.guest(), await shop.guest()]
    const { reviews } = (await shop.nobody(reviewEndpoints.readReviews, { params: { productId: SHOE } })).body
    const { questions } = (await shop.nobody(questionEndpoints.readQuestions, { params: { productId: SHOE } })).body
    const [first, second] = reviews.map(({ reviewId }) => reviewId)
    const answerId = questions.flatMap(({ answers }) => answers)[0]?.answerId ?? ''
    await one.call(reviewEndpoints.voteReview, { params: { reviewId: first ?? '' }, body: { isHelpful: false } })
    await one.call(reviewEndpoints.flagReview, { params: { reviewId: second ?? '' } })
    await one.call(questionEndpoints.voteAnswer, { params: { answerId }, body: { isHelpful: true } })
    expect(await own(one)).toEqual({
      written: [],
      reviews: [{ reviewId: first, isHelpful: false }],
      flagged: [second],
      answers: [{ answerId, isHelpful: true }],
    })
    expect(await own(other)).toEqual(none)
  })

  it('are those of the product alone, and none of one that is not there', async () => {
    const guest = await shop.guest()
    expect(await own(guest, 'TQ4407AB19')).toEqual(none)
    expect(await own(guest, 'nothing')).toEqual(none)
  })
})
