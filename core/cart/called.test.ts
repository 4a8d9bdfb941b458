import { expect, test } from 'vitest'
import { aCart, anItem } from '../testing/a-cart'
import { shopFor } from '../testing/shop-for'
import { $lines, cartAnswered } from './index'

const size = (value: string) => [{ type: 'size', label: 'Size', value }]

test('B12: two lines of one name can be told apart by size, store and gift, and others go by their name', async () => {
  const shop = await shopFor()
  const atStore = { selected: 'pickup', storeInfo: { id: 'S001', name: 'Northlane Portland' } } as const
  const items = [
    anItem({ id: 'item-1', attributes: size('US 9') }),
    anItem({ id: 'item-2', attributes: size('US 10') }),
    anItem({
      id: 'item-3',
      attributes: size('US 10'),
      shippingOptions: { ...anItem().shippingOptions, ...atStore },
    }),
    anItem({
      id: 'item-4',
      attributes: size('US 10'),
      giftOption: { to: 'Ada', email: 'ada@till.test', message: 'Run' },
    }),
    anItem({ id: 'item-5', name: 'Socks', attributes: size('M') }),
  ]
  await shop.press(cartAnswered, aCart({ items }))
  const { name } = anItem()
  expect(shop.see($lines).map(({ called }) => called)).toEqual([
    `${name} US 9`,
    `${name} US 10`,
    `${name} US 10 Northlane Portland`,
    `${name} US 10 Ada`,
    'Socks',
  ])
  await shop.press(cartAnswered, aCart({ items: items.slice(1, 2) }))
  expect(shop.see($lines)[0]?.called).toBe(name)
})
