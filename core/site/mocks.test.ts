import { afterEach, expect, test } from 'vitest'
import { fetchFx } from '../http/fetch'
import { noAnswer, shopFor } from '../testing/shop-for'
import { mocked, applyMocks } from './mocks'

const settings = (environment: string) => ({
  'GET /fapi/site/settings': { locales: [], currencies: [], trust: 'first-party', features: {}, environment },
})
const mocks = { calls: { 'POST /cart/v1/item': 'INV408,300ms', 'GET /cart/v1/cart/*': '800ms' } }
const plain = fetchFx.use.getCurrent()

afterEach(() => fetchFx.use(plain))

test.each([
  ['is off where the environment is production', settings('production'), false],
  ['is off where nobody says which environment it is', { 'GET /fapi/site/settings': noAnswer() }, false],
  ['is on in a sandbox', settings('sandbox'), true],
])('M3: the mock config %s', async (_title, answers, isOn) => {
  const { config, scope } = await shopFor(answers)
  await applyMocks(config, mocks, scope)
  expect(fetchFx.use.getCurrent() !== plain).toBe(isOn)
})

test.each([
  ['POST', '/cart/v1/item?lang=en', '/mock/INV408,300ms/cart/v1/item?lang=en'],
  ['DELETE', '/cart/v1/item?lang=en', '/cart/v1/item?lang=en'],
  ['GET', '/cart/v1/cart/basket-1?lang=en', '/mock/800ms/cart/v1/cart/basket-1?lang=en'],
  ['GET', '/cart/v1/cart/basket-1/paymentMethods', '/cart/v1/cart/basket-1/paymentMethods'],
])('A1, M3: under it %s %s goes to %s', (method, from, to) => {
  const sent = { url: `https://shop.test${from}`, method, headers: {}, timeout: 1 }
  expect(mocked(sent, mocks).url).toBe(`https://shop.test${to}`)
})

test('A1, M3: a first item does not slip past the call that is named, in the token request', () => {
  const body = JSON.stringify({ type: 'Guest', item: { productId: 'TQ4407AB12', qty: 1 } })
  const sent = { url: 'https://shop.test/token/v2/auth/token', method: 'POST', headers: {}, body, timeout: 1 }
  const adding = { calls: { 'POST /cart/v1/cartWithItem': 'INV701' } }
  expect(mocked(sent, adding)).toEqual({ ...sent, body: '{"type":"Guest"}' })
  expect(mocked(sent, mocks)).toEqual(sent)
})
