import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as enrolment } from '../../../../core/enrolment/endpoints'
import { endpoints as purchases } from '../../../../core/purchases/endpoints'
import { endpoints } from '../../../../core/session/endpoints'
import { callerOf, codeFor, type Shopper } from '../../testing/callers'
import { place, readyCart } from '../../testing/checkout'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

const SHOE = 'TQ4407AB12'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

async function ordering(): Promise<{ guest: Shopper; orderNumber: string }> {
  const guest = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const cartId = await readyCart(guest, [{ productId: SHOE, upc }])
  const { body } = await place(guest, cartId)
  return { guest, orderNumber: body.orderNumber }
}

const exchange = async (code: object, orderNo: string, cookie?: string) => {
  const call = callerOf(shop.app, cookie ? { cookie } : {})
  const { body } = await call(endpoints.exchangeToken, { body: { type: 'Registered', ...code, orderNo } })
  return { ...body, call: callerOf(shop.app, { token: body.accessToken }) }
}

const ordersOf = async (call: Shopper['call']) =>
  (await call(purchases.listPurchases, { body: {} })).body.orders.map(({ orderNumber }) => orderNumber)

test('A13: a guest who signs in with the number of their order has it in the account, and is told the number', async () => {
  const { guest, orderNumber } = await ordering()
  const signedIn = await exchange(await codeFor(shop.nobody, 'trade@till.test'), orderNumber, guest.cookie)
  expect(signedIn.orderNo).toBe(orderNumber)
  expect(await ordersOf(signedIn.call)).toEqual([orderNumber])
})

test('A13: an order of somebody else’s, or of a guest who is not here, stays theirs', async () => {
  const { guest, orderNumber } = await ordering()
  const stranger = await shop.guest()
  const withCookie = await exchange(await codeFor(shop.nobody, 'industry@till.test'), orderNumber, stranger.cookie)
  const without = await exchange(await codeFor(shop.nobody, 'industry@till.test'), orderNumber)
  expect([await ordersOf(withCookie.call), await ordersOf(without.call)]).toEqual([[], []])
  expect(await ordersOf(guest.call)).toEqual([orderNumber])
  expect([withCookie.orderNo, without.orderNo], 'nor is it said to be in the account').toEqual([undefined, undefined])
})

test('A13: an order that the account has already is told as its own', async () => {
  const { guest, orderNumber } = await ordering()
  await exchange(await codeFor(shop.nobody, 'shopper@till.test'), orderNumber, guest.cookie)
  const again = await exchange(await codeFor(shop.nobody, 'shopper@till.test'), orderNumber)
  expect(again.orderNo).toBe(orderNumber)
})

test('A13: a new account takes the order along that its owner placed as a guest', async () => {
  const { guest, orderNumber } = await ordering()
  const codeVerifier = 'v'.repeat(43)
  const { createHash } = await import('node:crypto')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const body = {
    type: 'Registered',
    email: 'kept@example.com',
    password: 'Harbour-7',
    codeChallenge,
    firstName: 'Kay',
    lastName: 'Eep',
    isTermsConfirmed: true,
    recaptcha_response: 'ok',
  }
  const made = await shop.nobody(enrolment.signUp, { body })
  expect(made.status).toBeLessThan(300)
  const code = { authorizationCode: made.body.authorizationCode, codeVerifier }
  const signedIn = await exchange(code, orderNumber, guest.cookie)
  expect(await ordersOf(signedIn.call)).toEqual([orderNumber])
})
