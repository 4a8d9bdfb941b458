import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'effector'
import { aCart } from '../../testing/a-cart'
import { refuse, shopFor } from '../../testing/shop-for'
import { $basketId, addToCartPressed, customerRefused, quantityChanged } from '../index'
import { RELOAD_DELAY_MS, reloadFx } from './invalid-customer'
import { refreshFx } from './refresh'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a cart of another customer (AUT498) is rebuilt, and the page reloads after four seconds, once', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload, search: '', hostname: 'till.test' })
  const $refusals = createStore(0).on(customerRefused, count => count + 1)
  let carts = 0
  let updates = 0
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': () => aCart({ basketId: `basket-${++carts}` }),
    'PUT /cart/v1/cart/:basketId/item': () => (++updates % 2 ? refuse(403, 'AUT498') : aCart({ basketId: 'basket-2' })),
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  const changed = shop.press(quantityChanged, { itemId: 'item-1', qty: 2 })
  while (shop.see($refusals) === 0) await new Promise(resolve => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(RELOAD_DELAY_MS - 1)
  expect(shop.see($basketId)).toBe('basket-2')
  expect(shop.see($refusals)).toBe(1)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await changed
  expect(reload).toHaveBeenCalledTimes(1)
  await shop.press(reloadFx)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 10_001)
  await shop.press(reloadFx)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a cart of another customer that is only read (AUT498) is rebuilt, shown, and the page reloads', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload, search: '', hostname: 'till.test' })
  const $refusals = createStore(0).on(customerRefused, count => count + 1)
  let carts = 0
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': () => aCart({ basketId: `basket-${++carts}` }),
    'GET /cart/v1/cart/:basketId': refuse(403, 'AUT498'),
  })
  await shop.press(addToCartPressed, { productId: 'TQ4407AB12' })
  const read = shop.press(refreshFx)
  while (shop.see($refusals) === 0) await new Promise(resolve => setImmediate(resolve))
  expect(shop.see($refusals)).toBe(1)
  await vi.advanceTimersByTimeAsync(RELOAD_DELAY_MS)
  await read
  expect(shop.see($basketId)).toBe('basket-2')
  expect(reload).toHaveBeenCalledTimes(1)
})
