import { expect, it } from 'vitest'
import { $boxes, $offers, buyBoxOpened, optionChosen, QUICK_SHOP } from './buy-boxes'
import { anInventory, aProduct } from '../testing/a-product'
import { shopFor } from '../testing/shop-for'

const productId = 'TQ4407AB12'
const own = { productId, closesAfterAdd: false }
const onPage = { ...own, id: 'page', context: 'add', itemId: null } as const
const replaces = (upc: string) =>
  ({ ...own, id: QUICK_SHOP, context: 'update-cart-item', itemId: 'item-1', upc }) as const

async function shown() {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
  })
  await shop.press(buyBoxOpened, onPage)
  await shop.press(optionChosen, { box: 'page', type: 'size', value: '9' })
  return { ...shop, chosen: (box: string) => shop.see($offers)[box]?.variant?.upc }
}

it('G1: what replaces a variant begins with that one, and its choice is no other place’s', async () => {
  const { press, chosen } = await shown()
  await press(buyBoxOpened, replaces('upc-ember-10'))
  expect([chosen(QUICK_SHOP), chosen('page')]).toEqual(['upc-ember-10', 'upc-cobalt-9'])
  await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  expect([chosen(QUICK_SHOP), chosen('page')]).toEqual(['upc-ember-9', 'upc-cobalt-9'])
  await press(buyBoxOpened, replaces('upc-cobalt-10'))
  expect(chosen(QUICK_SHOP)).toBe('upc-cobalt-10')
})

it('G1: begins with that variant also where another choice was left before', async () => {
  const { press, chosen } = await shown()
  await press(buyBoxOpened, replaces('upc-ember-10'))
  await press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  await press(buyBoxOpened, replaces('upc-ember-10'))
  expect([chosen(QUICK_SHOP), chosen('page')]).toEqual(['upc-ember-10', 'upc-cobalt-9'])
})

it('G1: of a variant that the product has no longer it begins as any other place', async () => {
  const { press, see } = await shown()
  await press(buyBoxOpened, replaces('upc-gone'))
  expect([see($boxes)[QUICK_SHOP]?.itemId, see($offers)[QUICK_SHOP]?.unchosen]).toEqual(['item-1', 'size'])
})
