import { expect, test } from 'vitest'
import { aCart } from '../../testing/a-cart'
import { cartCalls, shopWithCart } from '../../testing/shop-with-cart'
import { cartWanted } from '../index'
import { $flashes } from '../model'
import { supplyCheckWanted } from './index'

const gone = { code: 'ProductLineItemFullInventoryMissing', message: 'Sold out', itemId: 'item-2', details: null }

test('B1: where the cart is seen before it is bought, the service tells what cannot be had', async () => {
  const shop = await shopWithCart({ [cartCalls.read]: aCart({ flash: [{ ...gone, itemId: 'item-1' }] }) })
  await shop.press(supplyCheckWanted, 'told')
  expect(shop.callsTo(cartCalls.read).map(({ query }) => query)).toEqual([{ lang: 'en', inventorySupplyCheck: 'true' }])
  expect(shop.see($flashes)).toMatchObject([{ code: gone.code }])
})

test('B1: where checkout begins, it is taken out as well; other readings ask for neither', async () => {
  const shop = await shopWithCart()
  await shop.press(supplyCheckWanted, 'taken-out')
  await shop.press(cartWanted)
  expect(shop.callsTo(cartCalls.read).map(({ query }) => query)).toEqual([
    { lang: 'en', inventorySupplyCheck: 'true', isPatchRequired: 'true' },
    { lang: 'en' },
  ])
})
