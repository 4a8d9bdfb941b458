import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints as checkout } from '../../../../core/checkout/endpoints'
import { endpoints as delivery } from '../../../../core/delivery/endpoints'
import { makeReady, place, readyCart } from '../../testing/checkout'
import { SHOE, stockUp } from '../../testing/fetching'
import { maya } from '../../testing/people'
import { upcOn } from '../../testing/shelves'
import { testService, type TestService } from '../../testing/test-service'

let shop: TestService
let shoe: string

beforeAll(async () => {
  shop = await testService()
  shoe = await upcOn(shop.db, SHOE, 'cobalt', '10')
  await stockUp(shop.db, [shoe])
})
afterAll(() => shop.close())

/** A new guest orders with `ONCE`, under one address to ship to and another for the bill. */
async function orderOnce(shippingEmail: string, billingEmail: string) {
  const guest = await shop.guest()
  const basketId = await readyCart(guest, [{ productId: SHOE, upc: shoe }])
  const params = { basketId }
  await guest.call(delivery.addShippingAddress, { params, body: { address: [{ ...maya, email: shippingEmail }] } })
  const applied = await guest.call(cart.applyCoupon, { body: { cartId: basketId, code: 'ONCE' } })
  if (applied.error) return applied.error.errorId
  const billingAddress = { ...maya, email: billingEmail }
  const placed = await guest.call(checkout.placeOrder, {
    body: { cartId: basketId, billingAddress, paymentMethod: { code: 'CREDIT_CARD' } },
  })
  return placed.error?.errorId ?? placed.body.status
}

test('a coupon that is good once is used up for every e-mail address of its order, however it is written', async () => {
  expect(await orderOnce('noor@example.com', 'bill@example.com')).toBe('placed')
  expect(await orderOnce('another@example.com', 'bill@example.com')).toBe('PRM150')
  expect(await orderOnce('third@example.com', ' Bill@Example.com')).toBe('PRM150')
  expect(await orderOnce('bill+shoes@example.com', 'fourth@example.com')).toBe('PRM150')
  expect(await orderOnce('fifth@example.com', 'NOOR+2@example.com')).toBe('PRM150')
  expect(await orderOnce('somebody.else@example.com', 'somebody.else@example.com')).toBe('placed')
})

test('a coupon that is good once is there for the next try where the card was declined', async () => {
  const guest = await shop.guest()
  const basketId = await readyCart(guest, [{ productId: SHOE, upc: shoe }], 'declined')
  await guest.call(cart.applyCoupon, { body: { cartId: basketId, code: 'ONCE' } })
  expect((await place(guest, basketId)).error?.errorId).toBe('PAY400')
  await makeReady(guest, basketId)
  const { body } = await place(guest, basketId)
  expect(body).toMatchObject({ status: 'placed', couponItems: [{ code: 'ONCE', applied: true }] })
})
