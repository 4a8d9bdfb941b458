import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import { endpoints as social } from '../../../../core/social/endpoints'
import type { Shopper } from '../../testing/callers'
import { sentMails } from '../../testing/mails'
import { ada, ben, signedBy } from '../../testing/moderators'
import { blueSquare } from '../../testing/pictures'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const UNASKED = 'TQ4407AB19'
const own = 'http://localhost:4401'

let shop: TestService
let sam: Shopper
let userId: string
beforeAll(async () => {
  shop = await testService({ moderates: true })
  sam = await shop.person('shopper@till.test')
  userId = (await sam.call(social.createSocialUser, { body: { name: 'Sam <b>' } })).body.userId
})
afterAll(() => shop.close())

const page = async (from = shop) => (await from.app.inject({ url: '/moderation' })).payload

const press = (path: string, fields: [string, string][] = [], from = shop, origin = own) =>
  from.app.inject({
    method: 'POST',
    url: `/moderation/${path}`,
    headers: { host: 'localhost:4401', origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

const decided = async (...pressed: Parameters<typeof press>) =>
  new URL(String((await press(...pressed)).headers.location), own).searchParams.get('decided')

async function review(title: string, who = sam, productId = SHOE) {
  const body = { rating: 4, title, text: 'Light, and it rains in.', author: 'Sam', recaptcha_response: 'ok' }
  return (await who.call(reviewEndpoints.writeReview, { params: { productId }, body })).body.review.reviewId
}

async function reviewTitles(productId = SHOE) {
  const query = { count: '50' }
  const { body } = await shop.nobody(reviewEndpoints.readReviews, { params: { productId }, query })
  return body.reviews.map(({ title }) => title)
}

async function ask(text: string, more: object = {}) {
  const body = { text, author: 'Noor', recaptcha_response: 'ok', ...more }
  const guest = await shop.guest()
  return (await guest.call(questionEndpoints.askQuestion, { params: { productId: UNASKED }, body })).body.question
    .questionId
}

async function questions() {
  const { body } = await shop.nobody(questionEndpoints.readQuestions, { params: { productId: UNASKED }, query: {} })
  return body.questions
}

async function post(caption: string, productIds: string[] = []) {
  const body = { content: blueSquare.jpeg, caption, isOwn: true, productIds }
  return (await sam.call(social.postMedia, { params: { userId }, body })).body.mediaId
}

async function captions(streamId = 'northlane-runners') {
  const { body } = await shop.nobody(social.readStreamMedia, { params: { streamId }, query: { count: '50' } })
  return body.media.map(({ caption }) => caption)
}

describe('G6, G7, J11: who decides what is shown', () => {
  it('publishes a review that waits', async () => {
    const id = await review('Wet & <b>quick</b>')
    expect(await reviewTitles()).not.toContain('Wet & <b>quick</b>')
    expect(await page()).toContain('Wet &#38; &#60;b&#62;quick&#60;/b&#62;')
    expect(await decided(`reviews/${id}/publish`)).toBe('published')
    expect(await reviewTitles()).toContain('Wet & <b>quick</b>')
    expect(await page()).not.toContain(`/moderation/reviews/${id}/`)
  })

  it('refuses a review with a reason, which its author learns by mail, in their language', async () => {
    const body = { rating: 1, title: 'Rufen Sie an', text: '0176 555', author: 'Sam', recaptcha_response: 'ok' }
    const said = { params: { productId: UNASKED }, body, headers: { 'x-locale': 'de-DE' } }
    const id = (await sam.call(reviewEndpoints.writeReview, said)).body.review.reviewId
    expect((await press(`reviews/${id}/refuse`)).statusCode).toBe(400)
    expect(await decided(`reviews/${id}/refuse`, [['reason', 'personal']])).toBe('refused-and-notified')
    expect(await decided(`reviews/${id}/publish`)).toBe('gone')
    const [mail] = await sentMails(shop, 'shopper@till.test')
    expect(mail).toMatchObject({ kind: 'not-shown', locale: 'de-DE', subject: 'Ihre Bewertung wird nicht gezeigt' })
    expect(mail?.text).toContain('Es nennt oder zeigt etwas Privates.')
    expect(mail?.text).toContain('0176 555')
  })

  it('says so where the author left no address', async () => {
    const id = await review('From a guest', await shop.guest())
    expect(await decided(`reviews/${id}/refuse`, [['reason', 'other']])).toBe('refused')
  })

  it('sees a published review that somebody reported, and keeps it or takes it down', async () => {
    const id = await review('Reported', await shop.guest())
    await press(`reviews/${id}/publish`)
    const report = async () => (await shop.guest()).call(reviewEndpoints.flagReview, { params: { reviewId: id } })
    await report()
    expect(await page()).toContain('reported once')
    await press(`reviews/${id}/publish`)
    expect(await page()).not.toContain(`/moderation/reviews/${id}/`)
    await report()
    await press(`reviews/${id}/refuse`, [['reason', 'offensive']])
    expect(await reviewTitles()).not.toContain('Reported')
  })

  it('publishes a question, answers it for the shop, and notifies whoever wished it', async () => {
    const id = await ask('Does it hold a tent?', { notifyEmail: 'noor@example.com' })
    expect(await questions()).toEqual([])
    expect(await decided(`questions/${id}/publish`)).toBe('published')
    expect(await decided(`questions/${id}/publish`)).toBe('gone')
    expect(await questions()).toMatchObject([{ questionId: id, answers: [] }])
    expect(await decided(`questions/${id}/answer`, [['words', '  ']])).toBe('no-words')
    expect(await decided(`questions/${id}/answer`, [['words', 'A small one.']])).toBe('answered')
    expect(await questions()).toMatchObject([
      { answers: [{ text: 'A small one.', author: 'Northlane', isShop: true }] },
    ])
    expect((await sentMails(shop, 'noor@example.com')).map(({ kind }) => kind)).toEqual(['question-answered'])
    expect(await page()).not.toContain(`/moderation/questions/${id}/`)
  })

  it('refuses a question, and tells whoever wished an answer', async () => {
    const id = await ask('Buy at cheap.example', { notifyEmail: 'spam@example.com' })
    expect(await decided(`questions/${id}/refuse`, [['reason', 'advertising']])).toBe('refused-and-notified')
    expect((await sentMails(shop, 'spam@example.com')).map(({ kind }) => kind)).toEqual(['not-shown'])
    expect(await decided(`questions/${id}/answer`, [['words', 'No.']])).toBe('gone')
  })

  it('looks at a picture, and publishes it in the galleries that are ticked', async () => {
    const id = await post('At the pass')
    expect(await page()).toContain('Picture of Sam &#60;b&#62;')
    const picture = await shop.app.inject({ url: `/moderation/pictures/${id}` })
    expect([picture.headers['content-type'], picture.headers['x-content-type-options']]).toEqual([
      ...['image/jpeg', 'nosniff'],
    ])
    expect(picture.rawPayload.toString('base64')).toBe(blueSquare.jpeg)
    expect(await page()).toContain('name="gallery" value="northlane-runners" checked')
    expect(await decided(`pictures/${id}/publish`, [['gallery', 'northlane-runners']])).toBe('published')
    expect(await captions()).toContain('At the pass')
    expect((await shop.app.inject({ url: `/moderation/pictures/${id}` })).statusCode).toBe(404)
  })

  it('refuses a picture, and its author learns why', async () => {
    const id = await post('Not mine')
    expect(await decided(`pictures/${id}/refuse`, [['reason', 'rights']])).toBe('refused-and-notified')
    const [mail] = await sentMails(shop, 'shopper@till.test')
    expect(mail).toMatchObject({ kind: 'not-shown', subject: 'Your picture is not shown' })
  })

  it('is told where nothing waits, and how many follow', async () => {
    const ids: string[] = []
    for (let count = 0; count < 21; count += 1) ids.push(await review(`Nr. ${count}.`, await shop.guest()))
    const full = await page()
    expect([full.includes('Nr. 19.'), full.includes('Nr. 20.')]).toEqual([true, false])
    expect(full).toContain('1 more follow as these are decided.')
    for (const table of ['product_reviews', 'product_questions', 'social_media'] as const)
      await shop.db.deleteFrom(table).execute()
    expect(await page()).toContain('Nothing waits.')
  }, 60_000)
})

describe('T22: the page of whoever decides', () => {
  it('runs nothing, frames nothing, and decides by its own forms alone', async () => {
    const { headers } = await shop.app.inject({ url: '/moderation' })
    const policy = String(headers['content-security-policy'])
    expect([policy.includes("default-src 'none'"), policy.includes('script-src')]).toEqual([true, false])
    for (const origin of ['null', 'https://evil.example', 'http://localhost:4400'])
      expect((await press('reviews/any/publish', [], shop, origin)).statusCode).toBe(403)
    expect((await press('reviews/any/constructor')).statusCode).toBe(404)
  })

  it('says nothing of an outcome that nobody’s decision has', async () => {
    const { statusCode, payload } = await shop.app.inject({ url: '/moderation?decided=constructor' })
    expect([statusCode, payload.includes('role="status"')]).toEqual([200, false])
  })

  it('says that nothing is lost where the shop’s database fails', async () => {
    const broken = await testService()
    const log = vi.spyOn(broken.db, 'selectFrom').mockImplementation(() => {
      throw new Error('Down')
    })
    const { statusCode, payload } = await broken.app.inject({ url: '/moderation' })
    expect([statusCode, payload.includes('nothing is lost')]).toEqual([503, true])
    log.mockRestore()
    await broken.close()
  })

  it('is not there in production without moderators, and opens by a moderator’s own name and key alone', async () => {
    const closed = await testService({ environment: 'production' })
    expect((await closed.app.inject({ url: '/moderation' })).statusCode).toBe(404)
    await closed.close()
    const live = await testService({ environment: 'production', moderators: [ada, ben] })
    const as = (name: string, key: string) => live.app.inject({ url: '/moderation', headers: signedBy({ name, key }) })
    expect((await live.app.inject({ url: '/moderation' })).headers['www-authenticate']).toMatch(/^Basic /)
    const answers = [
      ...[await as('ada', 'guess'), await as('ada', ben.key), await as('', ''), await as('eve', '')],
      ...[await as('ada', ada.key), await as('ben', ben.key)],
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 200, 200])
    expect(answers.at(-1)?.payload).toContain('You decide as ben.')
    expect((await press('reviews/any/publish', [], live)).statusCode).toBe(401)
    expect((await live.app.inject({ url: '/moderation/pictures/any' })).statusCode).toBe(401)
    await live.close()
  })
})
