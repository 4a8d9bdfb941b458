import { createStore } from 'effector'
import { expect, it } from 'vitest'
import { tracked } from '../../analytics'
import { buyBoxOpened, itemRefused } from '../../catalogue'
import type { ShopError } from '../../errors/shop-error'
import { anInventory, aProduct } from '../../testing/a-product'
import { shopFor } from '../../testing/shop-for'
import './follow-refusals'

const productId = 'TQ4407AB12'
const error: ShopError = { kind: 'http', code: 'INV700', message: '', status: 409, details: {} }
const $told = createStore<readonly string[]>([]).on(tracked, (told, { event }) => [...told, event])

it.each([
  ['what was to be added', 'add', ['remove_from_cart']],
  ['another variant of a line, which stays in the cart', 'update-cart-item', []],
  ['another variant of what is saved', 'update-saved-item', []],
] as const)('M4: of a refusal analytics hears a removal or none: %s', async (_what, context, told) => {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
  })
  await shop.press(buyBoxOpened, { id: 'w1', productId, context, itemId: 'item-1', closesAfterAdd: false })
  await shop.press(itemRefused, { productId, error })
  expect(shop.see($told)).toEqual(told)
})
