import { expect, test } from 'vitest'
import { endpoints as cart } from '../../../../core/cart/endpoints'
import { endpoints } from '../../../../core/delivery/endpoints'
import { OWN_DESIGN } from '../../testing/fetching'
import { aGuestEachTime, openShop, SHOE, shop, shopper, upc } from '../../testing/open-shop'
import { maya } from '../../testing/people'

openShop()
aGuestEachTime()

test('C5: an address that is taken off is gone for what was to be sent before, too', async () => {
  const { document, upc: own } = await shop.db
    .selectFrom('products')
    .innerJoin('variants', 'product_id', 'products.id')
    .select(['document', 'upc'])
    .where('products.id', '=', OWN_DESIGN)
    .executeTakeFirstOrThrow()
  const item = { productId: OWN_DESIGN, upc: own, recipeId: document.customs?.recipes[0]?.id ?? '' }
  const { body } = await shopper.call(cart.createCartWithItem, { body: { productId: SHOE, upc } })
  const { basketId } = body
  await shopper.call(endpoints.addShippingAddress, { params: { basketId }, body: { address: [maya] } })
  await shopper.call(cart.addItem, { body: { cartId: basketId, ...item } })
  await shopper.call(cart.removeItem, { body: { cartId: basketId, itemId: body.items[0]?.id ?? '' } })
  const removed = await shopper.call(endpoints.removeShippingAddress, {
    params: { basketId },
    body: { address: [{ shippingId: 'customs' }] },
  })
  expect(removed.body.shippingMethods.map(({ shippingId }) => shippingId)).toEqual(['customs'])
  expect(removed.body.shippingAddress).toEqual([])
})
