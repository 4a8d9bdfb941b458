import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { endpoints as cart } from '../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../core/checkout/endpoints'
import { endpoints as payment } from '../../../core/payment/endpoints'
import { endpoints as session } from '../../../core/session/endpoints'
import { newId } from '../database/ids'
import { callerOf, type Shopper } from '../testing/callers'
import { sameLimits } from '../testing/same-limits'
import { testService, type TestService } from '../testing/test-service'

const MAX = 3
const limits = { ...sameLimits({ max: MAX, seconds: 60 }), everything: { max: 5000, seconds: 60 } }

let shop: TestService

beforeAll(async () => {
  shop = await testService({ limits, proxies: 1 })
})
afterAll(() => shop.close())

type Guess = (shopper: Shopper, from: string, basketId: string) => Promise<{ status: number }>

/** What is worth guessing, from an address and at a cart. */
const guesses: Readonly<Record<string, Guess>> = {
  'signing in': (shopper, from) =>
    shopper.call(session.signIn, {
      headers: { 'x-forwarded-for': from },
      body: {
        type: 'Registered',
        username: `${newId()}@example.com`,
        password: 'a guess',
        codeChallenge: 'c'.repeat(43),
        recaptcha_response: 'ok',
      },
    }),
  'looking an order up': (shopper, from) =>
    shopper.call(checkout.trackOrder, {
      headers: { 'x-forwarded-for': from },
      body: { orderNumber: '100000000001', email: 'noor@example.com' },
    }),
  'asking what is on a gift card': (shopper, from) =>
    shopper.call(payment.readGiftCardBalance, {
      headers: { 'x-forwarded-for': from },
      body: { number: '7999', pin: '1' },
    }),
  'paying with a gift card': (shopper, from, basketId) =>
    shopper.call(payment.addPaymentInstrument, {
      headers: { 'x-forwarded-for': from },
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCard: { number: '7999', pin: '1' } },
    }),
  'a coupon': (shopper, from, cartId) =>
    shopper.call(cart.applyCoupon, { headers: { 'x-forwarded-for': from }, body: { cartId, code: 'GUESS' } }),
  'paying by card': (shopper, from, basketId) =>
    shopper.call(payment.addPaymentInstrument, {
      headers: { 'x-forwarded-for': from },
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', card: { token: 'a-guess' } },
    }),
  'placing an order': (shopper, from, cartId) =>
    shopper.call(checkout.placeOrder, {
      headers: { 'x-forwarded-for': from },
      body: { cartId, paymentMethod: { code: 'CREDIT_CARD' } },
    }),
}

let last = 0
const newAddress = (): string => `203.0.113.${++last}`

/** How many of so many guesses were let through. */
async function passed(count: number, guess: (turn: number) => Promise<{ status: number }>): Promise<number> {
  let through = 0
  for (let turn = 0; turn < count; turn += 1) through += (await guess(turn)).status === 429 ? 0 : 1
  return through
}

describe.each(Object.entries(guesses))('T21: %s', (_name, guess) => {
  test('is limited for one shopper, from whatever address', async () => {
    const shopper = await shop.guest()
    expect(await passed(MAX + 2, () => guess(shopper, newAddress(), newId()))).toBe(MAX)
  })

  test('is limited for one address, whoever asks: a new guest does not start over', async () => {
    const from = newAddress()
    expect(await passed(3 * MAX + 2, async () => guess(await shop.guest(), from, newId()))).toBe(3 * MAX)
  })
})

test.each([
  ['another address of the same network', (turn: number) => `2001:db8:7:1:${turn + 1}::1`],
  ['what the caller wrote into the header before the proxy', (turn: number) => `198.51.100.${turn}, 203.0.113.250`],
])('T21: %s does not begin anew', async (_what, addressAt) => {
  let turn = 0
  const guess = async () => guesses['signing in']?.(await shop.guest(), addressAt(turn++), '') ?? { status: 0 }
  expect(await passed(3 * MAX + 2, guess)).toBe(3 * MAX)
})

test.each(Object.entries(guesses).filter(([, guess]) => guess.length === 3))(
  'T21: %s is limited for one cart, whoever asks and from wherever',
  async (_name, guess) => {
    const basketId = newId()
    expect(await passed(MAX + 2, async () => guess(await shop.guest(), newAddress(), basketId))).toBe(MAX)
  },
)

test('T21: a cart that is named beside the one that is meant counts for nothing', async () => {
  const cartId = newId()
  const guess = async () => {
    const shopper = await shop.guest()
    const body = { cartId, code: 'GUESS', basketId: newId() }
    return shopper.call(cart.applyCoupon, { headers: { 'x-forwarded-for': newAddress() }, body })
  }
  expect(await passed(MAX + 2, guess)).toBe(MAX)
})

test('T21: processes over one database share the count: a guess at another one does not start over', async () => {
  // Fresh modules share no memory with the first service, as another process would not.
  vi.resetModules()
  const { buildApp } = await import('../app')
  const other = await buildApp(shop.db, shop.configuration)
  await other.ready()
  const here = await shop.guest()
  const there = { ...here, call: callerOf(other, here) }
  const guess = (turn: number) =>
    guesses['signing in']?.(turn % 2 ? here : there, newAddress(), '') ?? here.call(session.signIn)
  expect(await passed(2 * MAX, guess)).toBe(MAX)
  await other.close()
})

test('T21: where attempts cannot be counted, nobody guesses', async () => {
  const guest = await shop.guest()
  await sql`alter table attempt_windows rename to away`.execute(shop.db)
  const refused = await guesses['signing in']?.(guest, newAddress(), '')
  await sql`alter table away rename to attempt_windows`.execute(shop.db)
  expect(refused?.status).toBe(500)
})

test('T21: a window that has ended counts from one again', async () => {
  const guest = await shop.guest()
  const guess = () => guesses['signing in']?.(guest, newAddress(), '') ?? guest.call(session.signIn)
  expect(await passed(MAX + 1, guess)).toBe(MAX)
  await sql`update attempt_windows set ends_at = now()`.execute(shop.db)
  expect(await passed(MAX + 1, guess)).toBe(MAX)
})
