import { expect, test, vi } from 'vitest'
import { aProduct, anInventory } from '../testing/a-product'
import { refuse, shopFor } from '../testing/shop-for'
import { $products, productWanted } from './products'

const details = 'GET /products/v2/products/:productId/details'
const inventory = 'GET /products/v2/products/:productId/inventory'

test('a product that is looked at twice is read once, its stock each time, and no token is asked for', async () => {
  const shop = await shopFor({ [details]: aProduct(), [inventory]: anInventory() })
  await shop.press(productWanted, 'TQ4407AB12')
  await shop.press(productWanted, 'TQ4407AB12')
  expect(shop.see($products)['TQ4407AB12']).toEqual({
    product: aProduct(),
    inventory: anInventory(),
    error: null,
    isPending: false,
  })
  expect(shop.callsTo(details)).toHaveLength(1)
  expect(shop.callsTo(inventory)).toHaveLength(2)
  expect(shop.calls).toHaveLength(3)
})

test('a product that could not be read says why, and is read when it is looked at again', async () => {
  let tries = 0
  const shop = await shopFor({
    [details]: () => (++tries === 1 ? refuse(404, 'ORD404') : aProduct()),
    [inventory]: anInventory(),
  })
  await shop.press(productWanted, 'TQ4407AB12')
  expect(shop.see($products)['TQ4407AB12']).toMatchObject({
    product: null,
    isPending: false,
    error: { code: 'ORD404' },
  })
  await shop.press(productWanted, 'TQ4407AB12')
  expect(shop.see($products)['TQ4407AB12']).toMatchObject({ product: aProduct(), error: null })
})

test('the developer of a page reads that a quick shop has no product’s id', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const shop = await shopFor()
  await shop.press(productWanted, '')
  await shop.press(productWanted, '')
  expect(said.mock.calls).toEqual([['[till] Expected product="…", got none.']])
  said.mockRestore()
})
