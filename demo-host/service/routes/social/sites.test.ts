import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../../../core/social/endpoints'
import { callerOf } from '../../testing/callers'
import { blueSquare } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const OTHER = 'pk_other_brand'
const OTHER_SITE = 'other-brand'
const NORTHLANE = 'northlane'

let shop: TestService
let others: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testService()
  const demo = await shop.db
    .selectFrom('access_keys')
    .selectAll()
    .where('key', '=', 'pk_demo')
    .executeTakeFirstOrThrow()
  const key = {
    ...demo,
    currency_by_country: JSON.stringify(demo.currency_by_country),
    ...{ key: OTHER, site_id: OTHER_SITE },
  }
  await shop.db.insertInto('access_keys').values(key).execute()
  others = callerOf(shop.app, { key: OTHER })
  // A new key is looked for every ten seconds.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  await others(endpoints.readStreamsMedia)
  vi.useRealTimers()
})
afterAll(() => shop.close())

/** What each call that is about the caller's own site answers, by its caller. */
const seenBy = async (call: typeof others, query: Record<string, string> = {}) =>
  Promise.all([
    call(endpoints.readStreamsMedia, { query }),
    call(endpoints.readCategoryMedia, { query }),
    call(endpoints.readCustomerMedia, { params: { customerId: OTHER_SITE }, query }),
  ]).then(answers => answers.map(({ body }) => body.media.map(({ mediaId }) => mediaId)))

describe('J11: a site’s page', () => {
  it('sees pictures of its own site alone, as a partner’s page does', async () => {
    for (const call of [others, callerOf(shop.app, { key: 'pk_partner' })]) {
      expect(await seenBy(call)).toEqual([[], [], []])
      expect(await seenBy(call, { tags: 'TQ4407', count: '1' })).toEqual([[], [], []])
      const asked = { params: { streamId: 'northlane-runners' } }
      expect((await call(endpoints.readStreamMedia, asked)).status).toBe(404)
    }
  })

  it('sees those of another site where it names it, and none of its streams', async () => {
    const { media } = (await others(endpoints.readCustomerMedia, { params: { customerId: NORTHLANE } })).body
    expect(media.length).toBeGreaterThan(6)
    const params = { mediaId: media[0]?.mediaId ?? '' }
    expect((await others(endpoints.readMediaStreams, { params })).body).toEqual({ streams: [] })
  })

  it('takes pictures for its own site, whatever the site where the name was taken', async () => {
    const here = await shop.person('shopper@till.test')
    await here.call(endpoints.createSocialUser, { body: { name: 'Sam' } })
    const there = await shop.person('shopper@till.test', OTHER)
    const { userId } = (await there.call(endpoints.createSocialUser, { body: { name: 'Sam' } })).body
    const body = { content: blueSquare.jpeg, caption: '', isOwn: true, category: 'road', productIds: [SHOE] }
    const { mediaId } = (await there.call(endpoints.postMedia, { params: { userId }, body })).body
    await shop.db.updateTable('social_media').set({ status: 'approved' }).where('id', '=', mediaId).execute()
    expect(await seenBy(others)).toEqual([[], [mediaId], [mediaId]])
    const [streams, categories] = await seenBy(shop.nobody)
    expect([streams, categories].flat()).not.toContain(mediaId)
  })
})
