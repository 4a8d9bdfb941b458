import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionEndpoints } from '../../../../core/catalogue/questions/endpoints'
import type { Shopper } from '../../testing/callers'
import { type TestService, testService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'
const UNASKED = 'TQ4407AB19'

let shop: TestService
beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

const read = async (productId: string, query: Record<string, string> = {}) =>
  (await shop.nobody(questionEndpoints.readQuestions, { params: { productId }, query })).body

const ask = (who: Shopper, productId: string, more: object = {}) =>
  who.call(questionEndpoints.askQuestion, {
    params: { productId },
    body: { text: 'Does it fit a laptop?', author: 'Noor', recaptcha_response: 'ok', ...more },
  })

describe('G7: questions about a product', () => {
  it('come newest first, in pages, each with its answers', async () => {
    const { total, questions } = await read(SHOE, { count: '2' })
    expect([total, questions.length]).toEqual([4, 2])
    expect(questions.map(({ answers }) => answers.map(({ isShop }) => isShop))).toEqual([[], [true, false]])
    expect((await read(SHOE, { start: '2' })).questions.map(({ language }) => language)).toEqual(['fr', 'de'])
  })

  it('are none of what nobody has asked about, and an unknown product is not there', async () => {
    expect(await read(UNASKED)).toMatchObject({ total: 0, questions: [], isModerated: false })
    const unknown = await shop.nobody(questionEndpoints.readQuestions, { params: { productId: 'nothing' } })
    expect([unknown.status, unknown.error?.errorId]).toEqual([404, 'ORD404'])
  })

  it('are asked by anybody with a session, and appear at once in the sandbox', async () => {
    const text = '<b>Does</b> it fit 2 "laptops"?'
    const { status, body } = await ask(await shop.guest(), UNASKED, { text: ` ${text} ` })
    expect([status, body.status, body.question.text, body.question.answers]).toEqual([201, 'published', text, []])
    expect((await read(UNASKED)).questions).toMatchObject([{ text, author: 'Noor', language: 'en' }])
  })

  it.each([
    ['nothing', { text: '  ' }],
    ['more than 500 characters', { text: '👟'.repeat(501) }],
    ['no name', { author: ' ' }],
    ['a failed bot check', { recaptcha_response: undefined }],
  ])('are refused with %s', async (_what, more) => {
    expect((await ask(await shop.guest(), UNASKED, more)).error?.errorId).toBeTruthy()
  })

  it('are read by the shop first in production', async () => {
    const live = await testService({ environment: 'production' })
    const { body } = await ask(await live.guest(), UNASKED)
    expect(body.status).toBe('pending')
    const list = (await live.nobody(questionEndpoints.readQuestions, { params: { productId: UNASKED } })).body
    expect(list).toMatchObject({ isModerated: true, total: 0 })
    await live.close()
  })
})

describe('G7: a vote for an answer', () => {
  const vote = (who: Shopper, answerId: string, isHelpful: boolean) =>
    who.call(questionEndpoints.voteAnswer, { params: { answerId }, body: { isHelpful } })

  it('counts once for each shopper, who may change it', async () => {
    const answer = (await read(SHOE)).questions[1]?.answers[1]
    const [id, helpful] = [answer?.answerId ?? '', answer?.helpful ?? 0]
    const guest = await shop.guest()
    expect((await vote(guest, id, true)).body).toEqual({ helpful: helpful + 1, notHelpful: 0 })
    expect((await vote(guest, id, true)).body).toEqual({ helpful: helpful + 1, notHelpful: 0 })
    expect((await vote(guest, id, false)).body).toEqual({ helpful, notHelpful: 1 })
    expect((await vote(guest, 'nothing', true)).status).toBe(404)
  })
})
