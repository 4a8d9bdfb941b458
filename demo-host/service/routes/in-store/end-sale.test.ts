import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import type { InStoreCart } from '../../../../core/in-store/contracts'
import { endpoints } from '../../../../core/in-store/endpoints'
import { endpoints as session } from '../../../../core/session/endpoints'
import { basketOf } from '../../carts/for-session'
import type { Shopper } from '../../testing/callers'
import { readyCart } from '../../testing/checkout'
import { SHOE, stockUp } from '../../testing/fetching'
import { stockOf, upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let clerk: Shopper
let shoe: string
let basketId: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
})
afterAll(() => shop.close())
beforeEach(async () => {
  clerk = await shop.person('clerk@till.test')
  await stockUp(shop.db, [shoe])
  basketId = await readyCart(clerk, [{ productId: SHOE, upc: shoe }])
  await clerk.call(cart.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
  const params = { basketId }
  await clerk.call(endpoints.addPriceAdjustment, { params, body: { itemId: null, amount: 5, reason: 'Scuffed' } })
})

const read = async (who: Shopper, id = basketId) =>
  (await who.call(cart.readCart, { params: { basketId: id } })).body as InStoreCart

const asNew = {
  items: [],
  couponItems: [],
  shippingAddress: [],
  billingAddress: null,
  payment_instruments: [],
  priceAdjustments: [],
  totals: { total: 0, remainingToPay: 0 },
}

test('A9: the end of a sale leaves no line, code, address, payment or adjustment to the next customer, in no cart', async () => {
  const other = await readyCart(clerk, [{ productId: SHOE, upc: shoe }])
  const before = await read(clerk)
  expect(before).toMatchObject({ couponItems: [{ code: 'WELCOME10' }], priceAdjustments: [{ amount: 5 }] })
  expect((await clerk.call(endpoints.endSale)).status).toBe(204)
  expect(await read(clerk)).toMatchObject(asNew)
  expect(await read(clerk, other)).toMatchObject(asNew)
  const again = await clerk.call(cart.addItem, { body: { cartId: basketId, productId: SHOE, upc: shoe } })
  expect(again.body).toMatchObject({ totalItemCount: 1, shippingAddress: [], priceAdjustments: [] })
})

test('A9: what was held for the customer is free again', async () => {
  const before = await stockOf(shop.db, shoe)
  await clerk.call(cart.reserveWithItem, { body: { cartId: basketId, productId: SHOE, upc: shoe } })
  expect((await stockOf(shop.db, shoe)).reserved).toBeGreaterThan(before.reserved)
  await clerk.call(endpoints.endSale)
  expect(await stockOf(shop.db, shoe)).toEqual(before)
})

test('A9: signing out ends the sale; who is no associate keeps the cart', async () => {
  const shopper = await shop.person('shopper@till.test')
  const saved = await readyCart(shopper, [{ productId: SHOE, upc: shoe }])
  expect((await shopper.call(endpoints.endSale)).error?.errorId).toBe('AUT404')
  for (const one of [clerk, shopper]) await one.call(session.signOut, { body: {} })
  const back = await shop.person('clerk@till.test')
  expect(await read(back, (await basketOf(shop.db, back.consumerNo)) ?? '')).toMatchObject(asNew)
  expect((await read(await shop.person('shopper@till.test'), saved)).items).toHaveLength(1)
})
