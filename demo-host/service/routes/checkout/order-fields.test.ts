import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endpoints as cartEndpoints } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/checkout/endpoints'
import { place, readyCart } from '../../testing/checkout'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'

openShop()
aGuestEachTime()

describe('an order', () => {
  test('C9: has every field of the cart that it was, as it was', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }])
    await shopper.call(cartEndpoints.applyCoupon, { body: { cartId: basketId, code: 'WELCOME10' } })
    const { body: cart } = await shopper.call(cartEndpoints.readCart, { params: { basketId } })
    const { body: order } = await place(shopper, basketId)
    for (const [name, value] of Object.entries(cart)) {
      // An order's own flashes are about its payment; its amounts are those that were paid.
      if (name !== 'flash' && name !== 'revision') expect(order).toMatchObject({ [name]: value })
    }
    expect(order).toMatchObject({
      totalItemCount: 2,
      coupon: 'WELCOME10',
      couponItems: [{ code: 'WELCOME10', applied: true }],
      shippingMethods: [{ selected: 'standard' }],
    })
    const again = await shopper.call(endpoints.readOrder, { params: { orderId: order.orderNumber } })
    expect(again.body).toMatchObject({ totalItemCount: 2, coupon: 'WELCOME10' })
  })

  test('C9: that the previous release kept has them, too', async () => {
    const basketId = await readyCart(shopper, [{ productId: SHOE, upc, qty: 2 }])
    const { body: order } = await place(shopper, basketId)
    const { orderNumber, shipments } = order
    const older = ['totalItemCount', 'coupon', 'couponItems', 'shippingMethods', 'approachingPromotions']
    const without = [...older, 'customerNotifications', 'priceAdjustments'].reduce(
      (document, name) => sql`${document} - ${name}`,
      sql`document`,
    )
    await sql`update orders set document = ${without} where order_number = ${orderNumber}`.execute(shop.db)
    const { body } = await shopper.call(endpoints.readOrder, { params: { orderId: orderNumber } })
    expect(body).toMatchObject({ totalItemCount: 2, coupon: null, couponItems: [], shippingMethods: shipments })
    expect(body).toMatchObject({ approachingPromotions: [], customerNotifications: [], priceAdjustments: [] })
  })
})
