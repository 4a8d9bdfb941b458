import { afterEach, describe, expect, test, vi } from 'vitest'
import { endpoints as cartCalls } from '../cart/endpoints'
import { endpoints as productCalls } from '../catalogue/endpoints'
import { aCart } from '../testing/a-cart'
import { aProduct } from '../testing/a-product'
import { aToken } from '../testing/a-token'
import { noAnswer, raw, refuse, shopFor } from '../testing/shop-for'
import { requestFx } from './request'
import { withRetry } from './retry'
import { answerBroken, botChallenged } from './outcomes'
import { $token } from './token'
import { createStore } from 'effector'

const readProductFx = requestFx(productCalls.readProduct)
const addItemFx = requestFx(cartCalls.addItem)
const readCartFx = requestFx(cartCalls.readCart)

const product = { params: { productId: 'TQ4407AB12' } }
const item = { body: { cartId: 'basket-1', productId: 'TQ4407AB12', qty: 1 } }
const cart = { params: { basketId: 'basket-1' } }
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  test.each([
    ['HTML in place of JSON', raw(200, '<!doctype html><title>Sorry</title>'), { kind: 'contract', code: 'html' }],
    ['a gateway’s page', raw(502, '<html></html>'), { kind: 'contract', code: 'html', status: 502 }],
    ['half a JSON', raw(200, '{"id": "TQ44'), { kind: 'contract', code: 'not-json' }],
    ['no body at all', raw(200, ''), { kind: 'contract', code: 'not-json' }],
    ['JSON that keeps no contract', { id: 7 }, { kind: 'contract', code: 'contract' }],
    ['an error without a code', raw(500, '{"oops": true}'), { kind: 'contract', code: 'contract', status: 500 }],
    ['a refusal', refuse(404, 'API404'), { kind: 'http', code: 'API404', status: 404 }],
    ['nothing in time', noAnswer('timeout'), { kind: 'network', code: 'timeout', status: 0 }],
    ['nothing, being offline', noAnswer('offline'), { kind: 'network', code: 'offline', status: 0 }],
  ])('T15: answered with %s fails with an error that says so', async (_name, answer, error) => {
    const shop = await shopFor({ 'GET /products/v2/products/:productId/details': answer })
    const result = await shop.press(readProductFx, product)
    expect(result).toMatchObject({ status: 'fail', value: error })
  })

  test('carries the shared headers and the language', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': aCart() }, { config: { locale: 'fr-FR' } })
    await shop.press(addItemFx, item)
    const [call] = shop.callsTo('POST /cart/v1/item')
    expect(call?.query).toEqual({ lang: 'fr' })
    expect(call?.headers).toMatchObject({
      accept: 'application/json',
      'x-access-key': shop.config.key,
      'x-locale': 'fr-FR',
      'x-channel': 'ECOMM',
      'x-source': 'ECOM15',
      'x-correlation-id': expect.stringMatching(uuid),
      'x-transaction-id': expect.stringMatching(uuid),
      authorization: expect.stringMatching(/^Bearer access-/),
    })
  })

  test('A11: says that it comes from the webview of the app, where the page does', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': aCart() }, { config: { channel: 'MAPP' } })
    await shop.press(addItemFx, item)
    expect(shop.callsTo('POST /cart/v1/item')[0]?.headers).toMatchObject({ 'x-channel': 'MAPP', 'x-source': 'ECOM15' })
  })

  test('M3: that reads what is the shopper’s has an address of its own where a service worker is between', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine: true })
    const shop = await shopFor({
      'GET /cart/v1/cart/:basketId': aCart(),
      'GET /products/v2/products/:productId/details': aProduct(),
    })
    await shop.press(readCartFx, cart)
    await shop.press(readCartFx, cart)
    await shop.press(readProductFx, product)
    const [one, other] = shop.callsTo('GET /cart/v1/cart/:basketId').map(({ query }) => query['fresh'])
    expect(one).toMatch(uuid)
    expect(other).not.toBe(one)
    expect(shop.callsTo('GET /products/v2/products/:productId/details')[0]?.query).toEqual({ lang: 'en' })
    expect(said.mock.calls.filter(([sentence]) => /service worker/.test(sentence))).toHaveLength(1)
    vi.unstubAllGlobals()
    said.mockRestore()
  })

  test('M3: that reads carries a transaction id of its own, and one that needs nobody asks for no token', async () => {
    const shop = await shopFor({ 'GET /products/v2/products/:productId/details': aProduct() })
    await shop.press(readProductFx, product)
    expect(shop.calls).toHaveLength(1)
    expect(shop.calls[0]?.headers['x-transaction-id']).toMatch(uuid)
    expect(shop.calls[0]?.headers).not.toHaveProperty('content-type')
  })

  test('keeps what a refusal tells beside its code', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(409, 'INV408', { maxAllowedQty: 3 }) })
    const result = await shop.press(addItemFx, item)
    expect(result).toMatchObject({ value: { code: 'INV408', details: { maxAllowedQty: 3 } } })
  })

  test('tells of a broken contract by paths alone, never by values', async () => {
    const $told = createStore<unknown>(null).on(answerBroken, (_current, told) => told)
    const shop = await shopFor({ 'GET /products/v2/products/:productId/details': { ...aProduct(), name: 42 } })
    await shop.press(readProductFx, product)
    expect(shop.see($told)).toEqual({ endpoint: 'readProduct', failures: ['name: string'] })
  })
})

describe('a token', () => {
  test('is asked for once by all who need one at the same time', async () => {
    const shop = await shopFor({ 'GET /cart/v1/cart/:basketId': aCart(), 'POST /cart/v1/item': aCart() })
    await Promise.all([shop.press(readCartFx, cart), shop.press(addItemFx, item), shop.press(readCartFx, cart)])
    expect(shop.callsTo('POST /token/v2/auth/token')).toHaveLength(1)
    expect(shop.callsTo('GET /cart/v1/cart/:basketId')).toHaveLength(2)
  })

  test('that was refused is refreshed, and the call made again as a new one', async () => {
    let tries = 0
    const shop = await shopFor({ 'POST /cart/v1/item': () => (++tries === 1 ? refuse(401, 'AUT404') : aCart()) })
    const result = await shop.press(addItemFx, item)
    expect(result).toMatchObject({ status: 'done' })
    expect(shop.callsTo('POST /token/v2/auth/token').map(call => call.body)).toMatchObject([
      { type: 'Guest' },
      { type: 'Refresh' },
    ])
    const [first, second] = shop.callsTo('POST /cart/v1/item')
    expect(first?.headers['x-transaction-id']).not.toBe(second?.headers['x-transaction-id'])
    expect(first?.headers.authorization).not.toBe(second?.headers.authorization)
  })

  test('that was refused leaves a call that has a transaction id of its own under that id (T6)', async () => {
    let tries = 0
    const shop = await shopFor({ 'POST /cart/v1/item': () => (++tries === 1 ? refuse(401, 'AUT404') : aCart()) })
    await shop.press(addItemFx, { ...item, transactionId: 'kept-over-a-reload' })
    const sent = shop.callsTo('POST /cart/v1/item').map(call => call.headers['x-transaction-id'])
    expect(sent).toEqual(['kept-over-a-reload', 'kept-over-a-reload'])
  })

  test('that could not be had in a rush is asked for again by the same session, which goes on', async () => {
    let tries = 0
    const shop = await shopFor({
      'POST /token/v2/auth/token': () => (++tries === 2 ? refuse(429, 'GEN500') : aToken({ expiresIn: 1 })),
      'GET /cart/v1/cart/:basketId': aCart(),
    })
    await shop.press(readCartFx, cart)
    expect(await shop.press(readCartFx, cart)).toMatchObject({ status: 'fail', value: { status: 429 } })
    await shop.press(readCartFx, cart)
    expect(shop.callsTo('POST /token/v2/auth/token').map(call => call.body)).toMatchObject([
      { type: 'Guest' },
      { type: 'Refresh' },
      { type: 'Refresh' },
    ])
  })

  test('near its end is refreshed before it is used', async () => {
    let tokens = 0
    const shop = await shopFor({
      'POST /token/v2/auth/token': () => aToken({ expiresIn: ++tokens === 1 ? 20 : 900 }),
      'GET /cart/v1/cart/:basketId': aCart(),
    })
    await shop.press(readCartFx, cart)
    await shop.press(readCartFx, cart)
    await shop.press(readCartFx, cart)
    expect(tokens).toBe(2)
  })

  test('whose family is gone makes way for a new guest, who keeps what opens the cart', async () => {
    const answers = {
      'POST /token/v2/auth/token': (call: { body: unknown }) =>
        (call.body as { type: string }).type === 'Refresh'
          ? refuse(401, 'AUT404')
          : aToken({ refreshToken: 'the-guests-secret', expiresIn: 1 }),
      'GET /cart/v1/cart/:basketId': aCart(),
    }
    const shop = await shopFor(answers)
    await shop.press(readCartFx, cart)
    await shop.press(readCartFx, cart)
    await shop.press(readCartFx, cart)
    expect(shop.callsTo('POST /token/v2/auth/token').map(call => call.body)).toMatchObject([
      { type: 'Guest' },
      { type: 'Refresh' },
      { type: 'Guest', returnRefreshToken: true },
      { type: 'Refresh', refreshToken: 'the-guests-secret', returnRefreshToken: true },
      { type: 'Guest', returnRefreshToken: true },
    ])
  })

  test('of a guest that is refused with 403 is nobody’s trouble: the call goes out without one', async () => {
    const $challenge = createStore<unknown>(null).on(botChallenged, (_current, told) => told)
    const shop = await shopFor({
      'POST /token/v2/auth/token': refuse(403, 'AUT403', {}, 'app-1'),
      'GET /cart/v1/cart/:basketId': aCart(),
    })
    const result = await shop.press(readCartFx, cart)
    expect(result).toMatchObject({ status: 'done' })
    expect(shop.callsTo('GET /cart/v1/cart/:basketId')[0]?.headers).not.toHaveProperty('authorization')
    expect(shop.see($challenge)).toBeNull()
  })

  test('is not made up when nobody answers', async () => {
    const shop = await shopFor({ 'POST /token/v2/auth/token': noAnswer('offline') })
    const result = await shop.press(readCartFx, cart)
    expect(result).toMatchObject({ status: 'fail', value: { kind: 'network', code: 'offline' } })
    expect(shop.see($token)).toBeNull()
  })
})

describe('trying again', () => {
  const patientFx = withRetry(addItemFx, { delay: 20, when: error => error.code !== 'GWP403' })
  const ids = (shop: Awaited<ReturnType<typeof shopFor>>) =>
    shop.callsTo('POST /cart/v1/item').map(call => call.headers['x-transaction-id'])

  test('T4: after no answer sends the same transaction, so that nothing is done twice', async () => {
    let tries = 0
    const shop = await shopFor({ 'POST /cart/v1/item': () => (++tries === 1 ? noAnswer()() : aCart()) })
    expect(await shop.press(patientFx, item)).toMatchObject({ status: 'done' })
    const [first, second] = ids(shop)
    expect(first).toBe(second)
  })

  test('after an error was answered sends a new transaction', async () => {
    let tries = 0
    const shop = await shopFor({ 'POST /cart/v1/item': () => (++tries === 1 ? refuse(500, 'GEN500') : aCart()) })
    expect(await shop.press(patientFx, item)).toMatchObject({ status: 'done' })
    const [first, second] = ids(shop)
    expect(first).not.toBe(second)
  })

  test('ends after its times, and does not begin where it makes no sense', async () => {
    const shop = await shopFor({ 'POST /cart/v1/item': refuse(500, 'GEN500') })
    expect(await shop.press(patientFx, item)).toMatchObject({ status: 'fail', value: { code: 'GEN500' } })
    expect(ids(shop)).toHaveLength(2)
    const other = await shopFor({ 'POST /cart/v1/item': refuse(403, 'GWP403') })
    await other.press(patientFx, item)
    expect(ids(other)).toHaveLength(1)
  })
})
