import { expect, it } from 'vitest'
import { usageError } from '../errors/shop-error'
import { $box, $offer } from '../testing/at-hand'
import { anInventory, aProduct } from '../testing/a-product'
import { shopFor } from '../testing/shop-for'
import { siteSettings } from '../testing/site-settings'
import { buyBoxOpened, optionChosen, QUICK_SHOP } from './buy-boxes'
import { itemRefused } from './buying'

const box = { id: QUICK_SHOP, productId: 'TQ4407AB12', context: 'add', itemId: null, closesAfterAdd: false } as const

it.each([
  ['sold out meanwhile', 'INV406', 'out-of-stock', 2],
  ['refused for another reason', 'GEN500', 'add', 1],
] as const)('G1: what was %s has the button that is right now', async (_what, code, button, reads) => {
  const stock = anInventory().inventory
  let isGone = false
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /fapi/site/settings': siteSettings({ features: { notifyMe: false } }),
    'GET /products/v2/products/:productId/inventory': () => ({
      inventory: stock.map(each => (isGone ? { ...each, quantity: 0 } : each)),
    }),
  })
  await shop.press(buyBoxOpened, box)
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '9' })
  isGone = true
  await shop.press(itemRefused, { productId: box.productId, error: usageError(code, 'Refused') })
  expect([shop.see($offer)?.button, shop.see($box)?.refusal?.code]).toEqual([button, code])
  expect(shop.callsTo('GET /products/v2/products/:productId/inventory')).toHaveLength(reads)
})
