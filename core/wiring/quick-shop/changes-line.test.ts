import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { mainPressed, optionChosen, QUICK_SHOP } from '../../catalogue'
import { dialogOpened } from '../../dialogs'
import { aCart, anItem } from '../../testing/a-cart'
import { anInventory, aProduct } from '../../testing/a-product'
import { $offer } from '../../testing/at-hand'
import { shopFor } from '../../testing/shop-for'
import './quick-shop-adds-to-cart'
import './quick-shop-is-a-dialog'

async function opened(props: Record<string, string>) {
  const shop = await shopFor({
    'GET /products/v2/products/:productId/details': aProduct(),
    'GET /products/v2/products/:productId/inventory': anInventory(),
    'PUT /cart/v1/cart/:basketId/item': aCart(),
  })
  await shop.press(cartAnswered, aCart({ items: [anItem({ id: 'item-1', upc: 'upc-ember-9', qty: 2 })] }))
  await shop.press(dialogOpened, { name: 'quick-shop', owner: 'w1', props: { product: 'TQ4407AB12', ...props } })
  return shop
}

it('G1: a line’s other size is in the line’s colour', async () => {
  const shop = await opened({ context: 'update-cart-item', item: 'item-1', upc: 'upc-ember-9' })
  expect([shop.see($offer)?.variant?.upc, shop.see($offer)?.button]).toEqual(['upc-ember-9', 'update'])
  await shop.press(optionChosen, { box: QUICK_SHOP, type: 'size', value: '10' })
  await shop.press(mainPressed, QUICK_SHOP)
  expect(shop.callsTo('PUT /cart/v1/cart/:basketId/item')[0]?.body).toMatchObject({
    itemId: 'item-1',
    upc: 'upc-ember-10',
    qty: 2,
  })
})

it('G1: so is that of what is saved', async () => {
  const shop = await opened({ context: 'update-saved-item', item: 'saved-1', upc: 'upc-ember-10' })
  expect([shop.see($offer)?.variant?.upc, shop.see($offer)?.button]).toEqual(['upc-ember-10', 'update'])
})

it('G1: what is added begins with the product’s own colour, whatever lines there are', async () => {
  const shop = await opened({ item: 'item-1' })
  expect([shop.see($offer)?.unchosen, shop.see($offer)?.button]).toEqual(['size', 'add'])
})
