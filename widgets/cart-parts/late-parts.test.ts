import { expect, test, vi } from 'vitest'
import { cartAnswered, removePressed } from '../../core/cart'
import { consentGiven } from '../../core/consent'
import { aCart, anItem } from '../../core/testing/a-cart'
import { cartCalls, shopWithCart } from '../../core/testing/shop-with-cart'

const socks = anItem({ id: 'item-2', name: 'Crew socks', upc: 'upc-2' })

/** A bag of two things, of which one was removed before anything that tells of it was loaded. */
async function afterAnEarlyRemoval() {
  const shop = await shopWithCart({ [cartCalls.remove]: aCart({ items: [socks] }) })
  await shop.press(cartAnswered, aCart({ items: [anItem(), socks] }))
  await shop.press(removePressed, { itemId: 'item-1' })
  return shop
}

test('X7: what was removed before the late parts came is called by its name, once, and comes back by Undo', async () => {
  const shop = await afterAnEarlyRemoval()
  const { $announcement, listening } = await import('./announcement')
  const { $undoableLine } = await import('../../core/cart/extras')
  expect(shop.see($undoableLine)).toMatchObject({ name: 'Kestrel 2' })
  expect(shop.see($announcement)).toBe(null)
  await shop.press(listening)
  expect(shop.see($announcement)).toEqual(['removed', 'Kestrel 2', 0])
  const again = vi.fn()
  $announcement.updates.watch(again)
  await shop.press(listening)
  expect(again).not.toHaveBeenCalled()
})

test('M4: a removal is reported as what it takes, also where analytics came after the bag was read', async () => {
  const shop = await shopWithCart({ [cartCalls.remove]: aCart({ items: [socks] }) })
  await shop.press(cartAnswered, aCart({ items: [anItem(), socks] }))
  await import('../../core/wiring/analytics/follow-cart')
  await import('../../core/wiring/analytics/need-consent')
  const { published } = await import('../../core/analytics')
  const told: unknown[] = []
  published.watch(({ event, ecommerce }) => told.push([event, ecommerce.items[0]?.item_name]))
  await shop.press(consentGiven, { performance: true })
  await shop.press(removePressed, { itemId: 'item-1' })
  expect(told).toEqual([['remove_from_cart', 'Kestrel 2']])
})
