import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviewEndpoints } from '../../../../core/catalogue/reviews/endpoints'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

const ofTitle = async (shop: TestService, title: string, locale: string) => {
  const { body } = await shop.nobody(reviewEndpoints.readReviews, {
    params: { productId: SHOE },
    query: { count: '50' },
    headers: { 'x-locale': locale },
  })
  const found = body.reviews.find(review => review.title === title)
  if (!found) throw new Error(`No review '${title}'`)
  return found
}

const translate = (shop: TestService, reviewId: string, locale: string) =>
  shop.nobody(reviewEndpoints.translateReview, { params: { reviewId }, headers: { 'x-locale': locale } })

describe('the sandbox', () => {
  let shop: TestService
  beforeAll(async () => {
    shop = await testService()
  })
  afterAll(() => shop.close())

  test('G6: shows its own reviews in the page’s language where somebody has translated them', async () => {
    const { reviewId, isTranslatable, language } = await ofTitle(shop, 'Légère et stable', 'en-US')
    expect([isTranslatable, language]).toEqual([true, 'fr'])
    expect((await translate(shop, reviewId, 'en-US')).body).toMatchObject({ language: 'en', title: 'Light and steady' })
    expect((await ofTitle(shop, 'Légère et stable', 'fr-FR')).isTranslatable).toBe(false)
    expect((await translate(shop, reviewId, 'fr-FR')).body).toMatchObject({
      language: 'fr',
      title: 'Légère et stable',
    })
  })

  test('G6: offers none where there is none', async () => {
    const { reviewId, isTranslatable } = await ofTitle(shop, 'Good shoe, not my shoe', 'fr-FR')
    expect(isTranslatable).toBe(false)
    expect((await translate(shop, reviewId, 'fr-FR')).status).toBe(404)
    expect((await translate(shop, 'nothing', 'fr-FR')).status).toBe(404)
  })
})

describe('a LibreTranslate server', () => {
  let server: Server
  let shop: TestService
  let asked: unknown[]
  let answer: { status: number; body: unknown }

  beforeAll(async () => {
    const reply = async (request: IncomingMessage, response: ServerResponse) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      asked.push({ url: request.url, ...JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    }
    server = createServer((request, response) => void reply(request, response))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    shop = await testService({ translateUrl: `http://127.0.0.1:${port}/translate?api_key=k` })
  })
  afterAll(async () => {
    await shop.close()
    server.close()
  })
  beforeEach(() => {
    asked = []
  })

  test.each([
    ['fails', { status: 500, body: {} }],
    ['answers with something else', { status: 200, body: { translatedText: ['one text'] } }],
  ])('G6: one that %s gives no translation, and is asked again the next time', async (_how, wrong) => {
    answer = wrong
    const { reviewId } = await ofTitle(shop, 'Good shoe, not my shoe', 'ja-JP')
    expect((await translate(shop, reviewId, 'ja-JP')).status).toBe(502)
    expect(asked).toHaveLength(1)
  })

  test('G6: is asked once for each review and language', async () => {
    answer = { status: 200, body: { translatedText: ['Bonne chaussure', 'Pas la mienne.'] } }
    const { reviewId, isTranslatable } = await ofTitle(shop, 'Good shoe, not my shoe', 'fr-FR')
    expect(isTranslatable).toBe(true)
    const inFrench = { language: 'fr', title: 'Bonne chaussure', text: 'Pas la mienne.' }
    expect((await translate(shop, reviewId, 'fr-FR')).body).toEqual(inFrench)
    expect((await translate(shop, reviewId, 'fr-FR')).body).toEqual(inFrench)
    expect(asked).toMatchObject([
      {
        url: '/translate',
        q: ['Good shoe, not my shoe', expect.stringContaining('cushion')],
        source: 'en',
        target: 'fr',
        format: 'text',
        api_key: 'k',
      },
    ])
  })
})
