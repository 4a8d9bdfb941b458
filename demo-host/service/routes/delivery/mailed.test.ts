import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Shopper } from '../../testing/callers'
import { place } from '../../testing/checkout'
import { GIFT_CARD, handsOf, SHOE, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let shopper: Shopper
let hands: ReturnType<typeof handsOf>
let card: string
let shoe: string

beforeAll(async () => {
  shop = await testService()
  card = await upcOn(shop.db, GIFT_CARD)
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await shop.guest()
  hands = handsOf(shopper)
  await stockUp(shop.db, [shoe])
})

const noor = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phone: '+15035550199',
  countryCode: 'US',
  addressLine1: '',
  city: '',
}

const giftCard = async () => (await hands.begin({ productId: GIFT_CARD, upc: card })).body.basketId

test('what goes by e-mail alone is ordered with a contact and a bill, without any parcel’s address or tax', async () => {
  const basketId = await giftCard()
  expect((await hands.prepare(basketId)).body.flash.map(({ code }) => code)).toContain('InvalidShippingAddress')
  const subscriptions = { newsletterConsent: true }
  const { body: cart } = await hands.address(basketId, { ...noor, shippingId: 'digital', subscriptions })
  expect(cart.shippingAddress).toEqual([
    { ...noor, shippingId: 'digital', subscriptions, country: cart.shippingAddress[0]?.country },
  ])
  await hands.pay(basketId)
  expect((await hands.prepare(basketId)).body.flash.map(({ code }) => code)).not.toContain('InvalidShippingAddress')
  const { body: order } = await place(shopper, basketId)
  expect(order).toMatchObject({ status: 'placed', totals: { tax: 0, shipping: 0 } })
  expect(order.shippingAddress).toMatchObject([{ email: 'noor@example.com', addressLine1: '' }])
})

test('a cart of nothing else needs no shipment’s name for its contact, and keeps the place out of it', async () => {
  const basketId = await giftCard()
  const { body } = await hands.address(basketId, noor)
  expect(body.shippingAddress).toMatchObject([{ shippingId: 'digital', firstName: 'Noor', city: '' }])
  const named = await hands.address(basketId, { ...maya, shippingId: 'digital' })
  expect(named.body.shippingAddress).toMatchObject([{ firstName: 'Maya', addressLine1: '', city: '' }])
})

test('whoever gave a whole address before is asked for nothing more', async () => {
  const basketId = await giftCard()
  await hands.address(basketId, maya)
  expect((await hands.prepare(basketId)).body.flash.map(({ code }) => code)).not.toContain('InvalidShippingAddress')
})

test.each([
  ['email', '', 'CHK380'],
  ['email', 'noor@', 'CHK380'],
  ['firstName', '', 'CHK380'],
  ['phone', '', 'SHP410'],
])('a contact whose %s is "%s" is refused with %s, at its field', async (name, value, code) => {
  const { error } = await hands.address(await giftCard(), { ...noor, shippingId: 'digital', [name]: value })
  expect(error).toMatchObject({ errorId: code, fields: [{ name, code }] })
})

test('as soon as something goes to an address, a contact is not enough', async () => {
  const basketId = await giftCard()
  await hands.address(basketId, noor)
  await hands.add(basketId, { upc: shoe })
  await hands.pay(basketId)
  expect((await place(shopper, basketId)).error).toMatchObject({ errorId: 'CHK380', shippingId: 'home' })
  expect((await hands.address(basketId, noor)).error).toMatchObject({ errorId: 'CHK380' })
})
