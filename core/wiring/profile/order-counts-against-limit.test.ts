import { createStore } from 'effector'
import { describe, expect, test } from 'vitest'
import { orderPlaced } from '../../checkout'
import { $allowance, profileWanted } from '../../profile'
import { cancellation, purchaseOpened } from '../../purchases/order'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { pageReturned } from '../../runtime/page-events'
import { aProfile } from '../../testing/a-profile'
import { anOrder } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './cancellation-gives-limit-back'
import './limit-follows-other-tabs'
import './order-counts-against-limit'

test('F7: what is left of the limit is read again after an order, and after one was taken back', async () => {
  let remaining = 600
  const athlete = () => ({ currentSpend: 1000 - remaining, remaining, currency: 'USD', annualCredit: 1000 })
  const order = anOrder({ orderNumber: '1001' })
  const shop = await shopFor({
    'GET /consumers-v3/consumer': () => ({ consumerProfile: aProfile({ athlete: athlete() }) }),
    'GET /consumers-v3/consumer/purchase/:orderId': order,
    'POST /consumers-v3/consumer/CancelOrder': { ...order, status: 'cancelled' },
  })
  await shop.press(profileWanted)
  remaining = 450
  await shop.press(orderPlaced, order)
  expect(shop.see($allowance)?.left, 'until the profile is wanted').toBe(600)
  await shop.press(profileWanted)
  expect(shop.see($allowance)?.left).toBe(450)
  remaining = 600
  await shop.press(purchaseOpened, '1001')
  await shop.press(cancellation.confirm)
  await shop.press(profileWanted)
  expect(shop.see($allowance)?.left).toBe(600)
})

describe('in another tab', () => {
  test.each([
    ['an order', { about: 'order', basketId: 'b1' }],
    ['a cancellation', { about: 'cancellation' }],
  ] as const)(
    'F7: after %s what is left of the limit is read again when the shopper is back',
    async (_what, message) => {
      let remaining = 600
      const read = 'GET /consumers-v3/consumer'
      const athlete = () => ({ currentSpend: 0, remaining, currency: 'USD', annualCredit: 1000 })
      const shop = await shopFor({ [read]: () => ({ consumerProfile: aProfile({ athlete: athlete() }) }) })
      await shop.press(profileWanted)
      await shop.press(pageReturned)
      expect(shop.callsTo(read), 'nothing was said').toHaveLength(1)
      remaining = 450
      await shop.press(tabMessageReceived, message)
      await shop.press(pageReturned)
      expect(shop.see($allowance)?.left).toBe(450)
    },
  )

  test('F7: a cancellation here is noticed', async () => {
    const $received = createStore<unknown>(null).on(tabMessageReceived, (_before, message) => message)
    const order = anOrder({ orderNumber: '1001' })
    const shop = await shopFor({
      'GET /consumers-v3/consumer/purchase/:orderId': order,
      'POST /consumers-v3/consumer/CancelOrder': { ...order, status: 'cancelled' },
    })
    const other = await shopFor({}, { config: shop.config })
    await shop.press(purchaseOpened, '1001')
    await shop.press(cancellation.confirm)
    await expect.poll(() => other.see($received)).toEqual({ about: 'cancellation' })
  })
})
