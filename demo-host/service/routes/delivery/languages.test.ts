import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/delivery/endpoints'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService

beforeAll(async () => {
  shop = await testService()
})
afterAll(() => shop.close())

/** A cart with a coupon, as a shopper of this locale reads it. */
async function cartIn(locale: string) {
  const shopper = await shop.guest()
  const headers = { 'x-locale': locale }
  const upc = await upcOn(shop.db, 'TQ4407AB12', 'cobalt', '10')
  const { basketId } = (
    await shopper.call(cart.createCartWithItem, { headers, body: { productId: 'TQ4407AB12', upc } })
  ).body
  await shopper.call(cart.applyCoupon, { headers, body: { cartId: basketId, code: 'WELCOME10' } })
  return { headers, basketId, shopper }
}

test.each([
  ['en-US', 'Standard', 'Welcome: 10% off'],
  ['en-GB', 'Standard', 'Welcome: 10% off'],
  ['en-CA', 'Standard', 'Welcome: 10% off'],
  ['fr-FR', 'Standard', 'Bienvenue\u202f: 10\u202f%'],
  ['de-DE', 'Standard', 'Willkommen: 10\u00a0% Rabatt'],
  ['ja-JP', '通常配送', 'ようこそ：10%オフ'],
  ['ar-AE', 'عادي', 'أهلًا بك: خصم 10٪'],
])('M7: ways of delivery and promotions are said in the language of %s', async (locale, standard, welcome) => {
  const { headers, basketId, shopper } = await cartIn(locale)
  const methods = await shopper.call(endpoints.readShippingMethods, {
    headers,
    params: { basketId, shippingId: 'home' },
  })
  const [first] = methods.body.applicableShippingMethods
  expect(first?.label).toBe(standard)
  expect(first?.deliveryTime).not.toBe('')
  const { body } = await shopper.call(cart.readCart, { headers, params: { basketId } })
  expect(body.promoSummary.map(({ promotionName }) => promotionName)).toContain(welcome)
  const [approaching] = body.approachingPromotions
  expect(approaching?.calloutMsg?.split('|')).toHaveLength(3)
})

test.each([
  ['en-US', 'US 10'],
  ['en-GB', 'UK 9'],
  ['en-CA', 'US 10'],
  ['fr-FR', 'EU 44'],
  ['ja-JP', '28 cm'],
])('M7: a line of the cart says its size as shoes are measured in %s', async (locale, size) => {
  const { headers, basketId, shopper } = await cartIn(locale)
  const { body } = await shopper.call(cart.readCart, { headers, params: { basketId } })
  expect(body.items[0]?.attributes.map(({ value }) => value)).toContain(size)
})

test('M7: an address names its province by the reader’s own letters', async () => {
  const { headers, basketId, shopper } = await cartIn('ar-AE')
  const address = { ...maya, countryCode: 'AE', province: 'DU', city: 'المرسى', postalCode: '', phone: '501234567' }
  const { body } = await shopper.call(endpoints.addShippingAddress, {
    headers,
    params: { basketId },
    body: { address: [address] },
  })
  expect(body.shippingAddress).toMatchObject([{ province: 'DU', region: 'دبي' }])
  const english = await shopper.call(cart.readCart, { headers: { 'x-locale': 'en-US' }, params: { basketId } })
  expect(english.body.shippingAddress).toMatchObject([{ province: 'DU', region: 'Dubai' }])
})
