import { expect, test } from 'vitest'
import { orderPlaced } from '../../checkout'
import { $allowance, profileWanted } from '../../profile'
import { cancellation, purchaseOpened } from '../../purchases'
import { aProfile } from '../../testing/a-profile'
import { anOrder } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './cancellation-gives-limit-back'
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
