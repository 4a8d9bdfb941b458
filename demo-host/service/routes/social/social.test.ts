import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../../core/social/endpoints'
import type { Shopper } from '../../testing/callers'
import { blueSquare, squareWithPlace } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const MASTER = 'TQ4407'
const STREAM = 'northlane-runners'

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const recent = async (query: Record<string, string> = {}, streamId = STREAM) =>
  (await shop.nobody(endpoints.readStreamMedia, { params: { streamId }, query })).body

const report = (who: Shopper, mediaId: string, reason = 'rights') =>
  who.call(endpoints.reportMedia, { params: { mediaId }, body: { reason } })

const beUser = async (who: Shopper, name = 'Maya') =>
  (await who.call(endpoints.createSocialUser, { body: { name } })).body.userId

const picture = { content: blueSquare.jpeg, caption: 'At the lighthouse', isOwn: true, productIds: [SHOE] }
const post = (who: Shopper, userId: string, more: object = {}) =>
  who.call(endpoints.postMedia, { params: { userId }, body: { ...picture, ...more } })

const approve = (mediaId: string) =>
  shop.db
    .updateTable('social_media')
    .set({ status: 'approved', looked_at: new Date() })
    .where('id', '=', mediaId)
    .execute()

describe('J11: pictures that people posted', () => {
  it('come newest first, in pages, each once', async () => {
    const whole = await recent()
    expect(whole.media.length).toBeGreaterThan(6)
    expect(whole.next).toBeNull()
    const dates = whole.media.map(({ createdAt }) => createdAt)
    expect(dates).toEqual([...dates].sort().reverse())
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof recent>> = await recent({ count: '3', ...(cursor && { cursor }) })
      ids.push(...page.media.map(({ mediaId }) => mediaId))
      cursor = page.next
    }
    expect(ids).toEqual(whole.media.map(({ mediaId }) => mediaId))
  })

  it('have author, caption with its language, picture, and the products in it', async () => {
    const [first] = (await recent()).media
    expect(first).toMatchObject({
      author: 'Joanne',
      language: 'en',
      picture: { url: 'http://localhost:4401/media/photo-first-light.svg', width: 640, height: 800 },
      products: [{ productId: SHOE, url: expect.stringMatching(/^\/en-us\/p\/.*-TQ4407AB12$/) }],
    })
    expect((await shop.app.inject({ url: '/media/photo-first-light.svg' })).statusCode).toBe(200)
  })

  it('of a product are those of the streams with its master id', async () => {
    const query = { tags: MASTER }
    const { media } = (await shop.nobody(endpoints.readStreamsMedia, { query })).body
    expect(media.length).toBeGreaterThan(1)
    for (const { products } of media) expect(products[0]?.productId).toContain(MASTER)
    const none = await shop.nobody(endpoints.readStreamsMedia, { query: { tags: 'NOTHING' } })
    expect(none.body).toEqual({ media: [], next: null })
  })

  it('of a category, and of a customer', async () => {
    const trail = (await shop.nobody(endpoints.readCategoryMedia, { query: { category: 'trail' } })).body.media
    const all = (await shop.nobody(endpoints.readCategoryMedia)).body.media
    expect(trail.length).toBeGreaterThan(2)
    expect(all.length).toBeGreaterThan(trail.length)
    const params = { customerId: 'northlane' }
    expect((await shop.nobody(endpoints.readCustomerMedia, { params })).body.media.length).toBe(all.length)
    const unknown = await shop.nobody(endpoints.readCustomerMedia, { params: { customerId: 'nobody' } })
    expect(unknown.status).toBe(404)
  })

  it('are in streams that can be asked for', async () => {
    const [{ mediaId } = { mediaId: '' }] = (await recent()).media
    const { body } = await shop.nobody(endpoints.readMediaStreams, { params: { mediaId } })
    expect(body.streams).toContainEqual({ streamId: 'northlane-tq4407', name: expect.any(String), tag: MASTER })
    expect((await shop.nobody(endpoints.readMediaStreams, { params: { mediaId: 'nothing' } })).status).toBe(404)
    expect((await shop.nobody(endpoints.readStreamMedia, { params: { streamId: 'nothing' } })).status).toBe(404)
  })

  it.each([{ count: '0' }, { count: '51' }, { count: 'x' }, { cursor: 'made-up' }])(
    'are refused for the query %j',
    async query => {
      const asked = { params: { streamId: STREAM }, query: query as Record<string, string> }
      expect((await shop.nobody(endpoints.readStreamMedia, asked)).status).toBe(400)
    },
  )
})

describe('J11: a report', () => {
  it('counts once for each shopper; those of three hide the picture until somebody has looked at it', async () => {
    const guests = await Promise.all([shop.guest(), shop.guest(), shop.guest(), shop.guest('pk_partner')])
    const [a, b, c, d] = guests as [Shopper, Shopper, Shopper, Shopper]
    const mediaId = (await recent()).media.at(-1)?.mediaId ?? ''
    const isShown = async () => (await recent()).media.some(one => one.mediaId === mediaId)
    for (let times = 0; times < 4; times += 1) expect((await report(a, mediaId)).status).toBe(204)
    expect(await isShown()).toBe(true)
    expect((await report(b, mediaId, 'offensive')).status).toBe(204)
    expect(await isShown()).toBe(true)
    expect((await report(d, mediaId)).status).toBe(204)
    expect(await isShown()).toBe(false)
    expect((await report(c, mediaId)).status).toBe(404)
    await approve(mediaId)
    expect((await report(c, mediaId)).status).toBe(204)
    expect(await isShown()).toBe(true)
  })

  it('needs a session, a reason and a picture that everybody sees', async () => {
    const guest = await shop.guest()
    const [{ mediaId } = { mediaId: '' }] = (await recent()).media
    const body = { reason: 'rights' as const }
    expect((await shop.nobody(endpoints.reportMedia, { params: { mediaId }, body })).status).toBe(401)
    expect((await report(guest, mediaId, 'because')).status).toBe(400)
    expect((await report(guest, 'nothing')).status).toBe(404)
  })
})

describe('J11: a stash', () => {
  it('keeps pictures that somebody puts together, each once', async () => {
    const guest = await shop.guest()
    const ids = (await recent()).media.slice(0, 2).map(({ mediaId }) => mediaId)
    const { status, body } = await guest.call(endpoints.keepStash, {
      body: { name: ' For spring ', mediaIds: [...ids, ...ids] },
    })
    expect([status, body]).toEqual([201, { stashId: expect.any(String), name: 'For spring', mediaIds: ids }])
  })

  it('takes no picture that nobody sees', async () => {
    const member = await shop.person('member@till.test')
    const { mediaId } = (await post(member, await beUser(member))).body
    const stash = (mediaIds: string[]) => member.call(endpoints.keepStash, { body: { name: 'Mine', mediaIds } })
    expect((await stash([mediaId])).status).toBe(404)
    expect((await stash(['nothing'])).status).toBe(404)
    expect((await stash([])).status).toBe(400)
  })

  it('has a name, and nobody has more than fifty', async () => {
    const guest = await shop.guest()
    const mediaIds = (await recent()).media.slice(0, 1).map(({ mediaId }) => mediaId)
    const stash = async (name: string) => (await guest.call(endpoints.keepStash, { body: { name, mediaIds } })).status
    expect(await stash(' ')).toBe(400)
    for (let times = 0; times < 50; times += 1) expect(await stash('For spring')).toBe(201)
    expect(await stash('For spring')).toBe(409)
  })
})

describe('J11: who posts', () => {
  it('has one name, which can be changed, and waits until somebody has looked at the picture', async () => {
    const shopper = await shop.person('shopper@till.test')
    const userId = await beUser(shopper, 'Sam')
    expect(await beUser(shopper, ' Sam O. ')).toBe(userId)
    const posted = await post(shopper, userId)
    expect([posted.status, posted.body]).toEqual([201, { mediaId: expect.any(String), status: 'pending' }])
    const { mediaId } = posted.body
    const file = () => shop.app.inject({ url: `/social/v1/media/${mediaId}/picture` })
    const shown = async () =>
      (await shop.nobody(endpoints.readStreamsMedia, { query: { tags: MASTER } })).body.media.find(
        media => media.mediaId === mediaId,
      )
    expect([await shown(), (await file()).statusCode]).toEqual([undefined, 404])
    await approve(mediaId)
    expect(await shown()).toMatchObject({
      author: 'Sam O.',
      caption: 'At the lighthouse',
      picture: { url: `http://localhost:4401/social/v1/media/${mediaId}/picture` },
    })
    const sent = await file()
    expect([sent.statusCode, sent.headers['content-type'], sent.rawPayload.toString('base64')]).toEqual([
      200,
      'image/jpeg',
      blueSquare.jpeg,
    ])
    expect((await report(shopper, mediaId)).status).toBe(404)
    expect(JSON.stringify(await shown())).not.toContain(shopper.consumerNo)
    expect(JSON.stringify(await shown())).not.toContain(userId)
  })

  it('T22: is whoever signed in on a page of the shop, and posts as nobody else', async () => {
    const shopper = await shop.person('shopper@till.test')
    const member = await shop.person('member@till.test')
    const userId = await beUser(member)
    expect((await post(shopper, userId)).status).toBe(404)
    expect((await post(shopper, 'nobody')).status).toBe(404)
    const guest = await shop.guest()
    expect((await guest.call(endpoints.createSocialUser, { body: { name: 'Guest' } })).status).toBe(403)
    expect((await post(guest, userId)).status).toBe(403)
    const stranger = await shop.guest('pk_partner')
    expect((await post(stranger, userId)).status).toBe(403)
    expect((await stranger.call(endpoints.keepStash, { body: { name: 'Mine', mediaIds: ['x'] } })).status).toBe(403)
  })

  it('T22: approves nothing by what is sent along', async () => {
    const member = await shop.person('member@till.test')
    const more = { status: 'approved', looked_at: '2026-01-01', author: 'Northlane', customerId: 'other', reports: -9 }
    const { mediaId } = (await post(member, await beUser(member, 'Noor'), more)).body
    const row = await shop.db
      .selectFrom('social_media')
      .select(['status', 'looked_at', 'author', 'customer_id', 'reports'])
      .where('id', '=', mediaId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      status: 'pending',
      looked_at: null,
      author: 'Noor',
      customer_id: 'northlane',
      reports: 0,
    })
  })

  it.each([
    ['a picture with a place', { content: squareWithPlace.jpeg }, 'PIC422'],
    ['no picture', { content: Buffer.from('<svg/>').toString('base64') }, 'PIC415'],
    ['nothing', { content: undefined }, 'PRO412'],
    ['both a picture and an address', { url: 'http://localhost:4401/a.jpg' }, 'PRO412'],
    ['a picture of somebody else’s', { isOwn: false }, 'PRO412'],
    ['a caption of more than 300 characters', { caption: 'x'.repeat(301) }, 'PRO412'],
    ['an unknown product', { productIds: ['TQ0000XX00'] }, 'ORD404'],
  ])('is refused with %s', async (_what, more, code) => {
    const member = await shop.person('member@till.test')
    expect((await post(member, await beUser(member), more)).error?.errorId).toBe(code)
  })

  it('has twelve pictures at most that nobody has looked at', async () => {
    const employee = await shop.person('employee@till.test')
    const userId = await beUser(employee)
    const answers = []
    for (let times = 0; times < 13; times += 1) answers.push((await post(employee, userId)).status)
    expect(answers).toEqual([...Array(12).fill(201), 409])
  })
})
