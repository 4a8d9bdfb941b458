import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../core/social/endpoints'
import { moderatingEndpoints } from '../../../../core/social/moderating/endpoints'
import type { Shopper } from '../../testing/callers'
import { blueSquare } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService
let clerk: Shopper
let sam: Shopper
let userId: string
beforeAll(async () => {
  shop = await testService()
  clerk = await shop.person('clerk@till.test')
  sam = await shop.person('shopper@till.test')
  userId = (await sam.call(endpoints.createSocialUser, { body: { name: 'Sam' } })).body.userId
})
afterAll(() => shop.close())

const post = async (caption: string) => {
  const body = { content: blueSquare.jpeg, caption, isOwn: true, category: 'road', productIds: [SHOE] }
  return (await sam.call(endpoints.postMedia, { params: { userId }, body })).body.mediaId
}

const waiting = async (query: Record<string, string> = { count: '50' }, who = clerk) =>
  (await who.call(moderatingEndpoints.readWaitingMedia, { query })).body

const waits = async (mediaId: string) => (await waiting()).media.some(one => one.mediaId === mediaId)

const approve = (mediaId: string, who = clerk, body: object = {}) =>
  who.call(moderatingEndpoints.approveMedia, { params: { mediaId }, body })
const refuse = (mediaId: string, who = clerk) => who.call(moderatingEndpoints.refuseMedia, { params: { mediaId } })
const pictureOf = (mediaId: string, who = clerk) =>
  who.call(moderatingEndpoints.readWaitingPicture, { params: { mediaId } })

const isShown = async (mediaId: string) =>
  (await shop.nobody(endpoints.readStreamsMedia, { query: { count: '50' } })).body.media.some(
    one => one.mediaId === mediaId,
  )

const fileOf = async (mediaId: string) =>
  (await shop.app.inject({ url: `/social/v1/media/${mediaId}/picture` })).statusCode

const reportedByThree = async (mediaId: string) => {
  for (const reason of ['rights', 'offensive', 'rights'] as const) {
    const guest = await shop.guest()
    await guest.call(endpoints.reportMedia, { params: { mediaId }, body: { reason } })
  }
}

describe('J11: who looks at pictures', () => {
  it('sees what waits, the oldest first, in pages, and the picture itself', async () => {
    const [first, second] = [await post('First'), await post('Second')]
    const page = await waiting({ count: '1' })
    expect(page.total).toBeGreaterThan(1)
    expect(page.media).toMatchObject([
      {
        mediaId: first,
        status: 'pending',
        author: 'Sam',
        caption: 'First',
        language: 'en',
        category: 'road',
        picture: null,
        products: [{ productId: SHOE }],
        reports: [],
      },
    ])
    const { media } = await waiting({ count: '1', cursor: page.next ?? '' })
    expect(media.map(({ mediaId }) => mediaId)).toEqual([second])
    expect((await pictureOf(first)).body).toEqual({ contentType: 'image/jpeg', content: blueSquare.jpeg })
    expect((await waiting()).next).toBe(null)
  })

  it('approves a picture, which everybody then sees in the streams of its products', async () => {
    const mediaId = await post('Approve me')
    expect([await isShown(mediaId), await fileOf(mediaId)]).toEqual([false, 404])
    expect((await approve(mediaId)).body).toEqual({ mediaId, status: 'approved' })
    expect([await isShown(mediaId), await fileOf(mediaId), await waits(mediaId)]).toEqual([true, 200, false])
    expect((await approve(mediaId)).status).toBe(404)
  })

  it('chooses galleries for it', async () => {
    const mediaId = await post('For the front page')
    const unknown = await approve(mediaId, clerk, { streamIds: ['northlane-runners', 'nothing'] })
    expect([unknown.status, await waits(mediaId)]).toEqual([404, true])
    const streamIds = ['northlane-runners', 'northlane-tq4407']
    expect((await approve(mediaId, clerk, { streamIds })).status).toBe(200)
    const { streams } = (await shop.nobody(endpoints.readMediaStreams, { params: { mediaId } })).body
    expect(streams.map(({ streamId }) => streamId)).toEqual(streamIds)
  })

  it('refuses a picture, which nobody sees then', async () => {
    const mediaId = await post('Refuse me')
    expect((await refuse(mediaId)).body).toEqual({ mediaId, status: 'rejected' })
    expect([await isShown(mediaId), await fileOf(mediaId), await waits(mediaId)]).toEqual([false, 404, false])
    expect([(await refuse(mediaId)).status, (await approve(mediaId)).status]).toEqual([404, 404])
    expect((await pictureOf(mediaId)).status).toBe(404)
  })

  it('takes down a picture that everybody sees', async () => {
    const mediaId = await post('Regretted')
    await approve(mediaId)
    expect((await refuse(mediaId)).status).toBe(200)
    expect(await isShown(mediaId)).toBe(false)
  })

  it('learns why a picture was reported; once it is approved again, reports no longer hide it', async () => {
    const seed = (await shop.nobody(endpoints.readStreamsMedia, { query: { count: '50' } })).body.media
    const drawing = seed.find(({ author }) => author === 'Greta H.')
    const mediaId = drawing?.mediaId ?? ''
    await reportedByThree(mediaId)
    expect(await isShown(mediaId)).toBe(false)
    expect((await waiting()).media.find(one => one.mediaId === mediaId)).toMatchObject({
      status: 'hidden',
      picture: drawing?.picture,
      reports: [
        { reason: 'offensive', count: 1 },
        { reason: 'rights', count: 2 },
      ],
    })
    expect((await pictureOf(mediaId)).status).toBe(404)
    await approve(mediaId)
    await reportedByThree(mediaId)
    expect(await isShown(mediaId)).toBe(true)
  })

  it.each(['shopper@till.test', 'employee@till.test'])('T22: is an associate, and not %s', async email => {
    const mediaId = await post('Mine')
    const somebody = await shop.person(email)
    const calls = [
      await somebody.call(moderatingEndpoints.readWaitingMedia, { query: {} }),
      await pictureOf(mediaId, somebody),
      await approve(mediaId, somebody),
      await refuse(mediaId, somebody),
    ]
    expect(calls.map(({ status, error }) => [status, error?.errorId])).toEqual(Array(4).fill([403, 'AUT404']))
    expect(await waits(mediaId)).toBe(true)
    await refuse(mediaId)
  })

  it('T22: sees and decides about pictures of their own site alone', async () => {
    const mediaId = await post('Of another site')
    await shop.db.updateTable('social_media').set({ customer_id: 'other' }).where('id', '=', mediaId).execute()
    expect(await waits(mediaId)).toBe(false)
    const answers = [await pictureOf(mediaId), await approve(mediaId), await refuse(mediaId)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('decides once where two do at the same time', async () => {
    const mediaId = await post('Twice')
    const both = await Promise.all([approve(mediaId), approve(mediaId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it.each([{ count: '0' }, { count: '51' }, { cursor: 'made-up' }])('is refused for the query %j', async query => {
    const asked = { query: query as Record<string, string> }
    expect((await clerk.call(moderatingEndpoints.readWaitingMedia, asked)).status).toBe(400)
  })
})

it('J11: in production an associate sees what waits, and a manager alone decides', async () => {
  const live = await testService({ environment: 'production' })
  const seller = await live.person('clerk@till.test')
  const [{ id } = { id: '' }] = await live.db.selectFrom('social_media').select('id').limit(1).execute()
  await live.db.updateTable('social_media').set({ status: 'pending' }).where('id', '=', id).execute()
  expect((await waiting({}, seller)).media.map(({ mediaId }) => mediaId)).toEqual([id])
  expect([(await approve(id, seller)).status, (await refuse(id, seller)).status]).toEqual([403, 403])
  await sql`update people set profile = jsonb_set(profile, '{associate,role}', '"manager"') where consumer_no = ${seller.consumerNo}`.execute(
    live.db,
  )
  expect((await approve(id, await live.person('clerk@till.test'))).status).toBe(200)
  await live.close()
})
