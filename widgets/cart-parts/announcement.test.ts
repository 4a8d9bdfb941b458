import { expect, test } from 'vitest'
import { addToCartPressed, quantityChanged, removePressed, saveForLaterPressed } from '../../core/cart'
import { lineRestored } from '../../core/cart/extras'
import { aCart, anItem } from '../../core/testing/a-cart'
import { shopWithCart } from '../../core/testing/shop-with-cart'
import { $announcement } from './announcement'

const empty = aCart({ items: [] })
const add = 'POST /cart/v1/item'

test('X7: what happens to a line is said once, by its name', async () => {
  const shop = await shopWithCart({
    'PUT /cart/v1/cart/:basketId/item': aCart({ items: [anItem({ qty: 2 })] }),
    'DELETE /cart/v1/item': empty,
    [add]: aCart(),
    'POST /cart/v2/cart/:basketId/saveForLater': empty,
  })
  expect(shop.see($announcement)).toBe(null)
  await shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
  expect(shop.see($announcement)).toEqual(['quantity', 'Kestrel 2', 2])
  await shop.press(removePressed, { itemId: 'item-1' })
  expect(shop.see($announcement)).toEqual(['removed', 'Kestrel 2', 0])
  await shop.press(lineRestored)
  expect(shop.see($announcement)).toEqual(['back', 'Kestrel 2', 0])
  await shop.press(saveForLaterPressed, { itemId: 'item-1' })
  expect(shop.see($announcement)).toEqual(['saved', 'Kestrel 2', 0])
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-item-1', savedItemId: 'saved-1' })
  expect(shop.see($announcement)).toEqual(['back', 'Kestrel 2', 0])
})

test('X7: the quantity that was saved is said, and none where a gift or a store was chosen', async () => {
  let answer = aCart({ items: [anItem({ qty: 3 })] })
  const shop = await shopWithCart({ 'PUT /cart/v1/cart/:basketId/item': () => answer })
  await shop.press(quantityChanged, { itemId: 'item-1', qty: 5 })
  expect(shop.see($announcement)).toEqual(['quantity', 'Kestrel 2', 3])
  answer = aCart({ items: [anItem({ qty: 3, giftOption: { to: 'Ines', email: 'ines@example.com', message: '' } })] })
  const before = shop.see($announcement)
  await shop.press(quantityChanged, { itemId: 'item-1', qty: 3, giftOption: null })
  await shop.press(quantityChanged, { itemId: 'item-1', qty: 3, storeId: 'S001' })
  expect(shop.see($announcement)).toBe(before)
})

test('X7: what a quick shop adds is left to it to say', async () => {
  const shop = await shopWithCart({ [add]: aCart({ items: [anItem({ qty: 2 })] }) })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-item-1' })
  expect(shop.see($announcement)).toBe(null)
})

test('X7: what was saved on an earlier visit is said to be back', async () => {
  const shop = await shopWithCart({ [add]: aCart() })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12', upc: 'upc-item-1', savedItemId: 'saved-1' })
  expect(shop.see($announcement)).toEqual(['back', 'Kestrel 2', 0])
})
