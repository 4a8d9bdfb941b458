import { expect, test } from 'vitest'
import { endpoints } from '../../../../core/cart/endpoints'
import { giftCards, payWithGiftCard } from '../../testing/parts'
import { makeReady, place } from '../../testing/checkout'
import { aGuestEachTime, openShop, SHOE, shopper, upc } from '../../testing/open-shop'

openShop()
aGuestEachTime()

test('T14: a cart counts its changes, what pays for it among them, so that of two answers the older is known', async () => {
  const begun = (await shopper.call(endpoints.createCartWithItem, { body: { productId: SHOE, upc } })).body
  const { basketId } = begun
  const read = async () => (await shopper.call(endpoints.readCart, { params: { basketId } })).body.revision ?? -1
  const added = (await shopper.call(endpoints.addItem, { body: { cartId: basketId, productId: SHOE, upc } })).body
  const paid = (await payWithGiftCard(shopper, basketId, giftCards.fifty)).body
  const seen = [begun.revision, added.revision, paid.revision, await read()]
  expect(seen).toEqual([0, 1, 2, 2])
  await makeReady(shopper, basketId)
  const ready = await read()
  expect((await place(shopper, basketId)).body.status).toBe('placed')
  expect(await read()).toBeGreaterThan(ready)
})
