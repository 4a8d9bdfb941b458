import { createStore } from 'effector'
import { expect, test } from 'vitest'
import { cartCalls, shopWithCart } from '../testing/shop-with-cart'
import { skipWaits, stopClock } from '../testing/shop-clock'
import { noAnswer, refuse } from '../testing/shop-for'
import { cameOnline } from '../runtime/page-events'
import { aCart } from '../testing/a-cart'
import { addRefused, addToCartPressed } from './index'
import { ownOperations } from './own-operations'

const { add } = cartCalls
const shoe = { productId: 'TQ4407AB12', upc: '0194500000011' }
const mine = ownOperations()
const others = ownOperations()

/** What two parts of a page, and nobody in particular, heard. */
const $received = createStore<readonly string[]>([])
  .on(mine.done, (received, { operation }) => [...received, `mine: ${operation.kind} done`])
  .on(mine.queued, received => [...received, 'mine: queued'])
  .on(mine.refused, (received, { error }) => [...received, `mine: ${error.code}`])
  .on([others.done, others.queued, others.refused], received => [...received, 'others'])
  .on(addRefused, received => [...received, 'nobody in particular'])

test('whoever asked for an operation receives what became of it, and nobody else does', async () => {
  const shop = await shopWithCart({ [add]: refuse(409, 'INV700') })
  await shop.press(mine.requested, { kind: 'add', item: shoe })
  expect(shop.see($received)).toEqual(['mine: INV700'])
  await shop.press(addToCartPressed, shoe)
  expect(shop.see($received)).toEqual(['mine: INV700', 'nobody in particular'])
})

test('whoever asked for what nobody answered hears that it waits, and later that it is done', async () => {
  stopClock()
  let isOffline = true
  const shop = await shopWithCart({ [add]: () => (isOffline ? noAnswer('offline')() : aCart()) })
  void shop.press(mine.requested, { kind: 'add', item: shoe })
  await expect.poll(() => shop.see($received)).toEqual(['mine: queued'])
  expect(shop.see(mine.$isPending)).toBe(true)
  isOffline = false
  skipWaits()
  await shop.press(cameOnline)
  await expect.poll(() => shop.see($received)).toEqual(['mine: queued', 'mine: add done'])
  expect(shop.see(mine.$isPending)).toBe(false)
})

test('nothing of who asked travels to the service', async () => {
  const shop = await shopWithCart({ [add]: aCart() })
  await shop.press(mine.requested, { kind: 'add', item: shoe })
  expect(Object.keys(Object(shop.callsTo(add)[0]?.body)).sort()).toEqual([
    'cartId',
    'maxQty',
    'productId',
    'qty',
    'upc',
  ])
})
