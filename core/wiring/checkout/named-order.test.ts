import { createStore } from 'effector'
import { expect, it } from 'vitest'
import { type AnalyticsEvent, published } from '../../analytics'
import { $order, $orderFailure, confirmationOpened, orderNamed, orderPlaced } from '../../checkout'
import { consentGiven } from '../../consent'
import { shippingForm } from '../../delivery'
import { anOrder } from '../../testing/an-order'
import { atShipping } from '../../testing/at-shipping'
import { refuse, shopFor } from '../../testing/shop-for'
import '../analytics/follow-checkout'
import '../analytics/need-consent'
import './order-ends-the-cart'

const $received = createStore<readonly AnalyticsEvent[]>([]).on(published, (heard, event) => [...heard, event])

const order = anOrder({ orderNumber: '10042' })

async function confirmation(context: string, key?: string) {
  const shop = await atShipping({ 'GET /consumers-v3/consumer/purchase/:orderId': order }, key)
  await shop.press(consentGiven, { performance: true })
  const open = async () => {
    await shop.press(orderNamed, { orderNumber: '10042', context })
    await shop.press(confirmationOpened)
  }
  return { ...shop, open, heard: () => shop.see($received).map(({ event }) => event) }
}

it('M4: an order of a wallet is reported as a purchase where it is confirmed, and not again when that is reloaded', async () => {
  const { open, heard, see, config } = await confirmation('product')
  await open()
  expect(heard()).toEqual(['purchase'])
  expect(see($received)[0]?.ecommerce).toMatchObject({ transaction_id: '10042', value: order.totals.itemTotal })
  const reloaded = await confirmation('product', config.key)
  await reloaded.open()
  expect(reloaded.heard()).toEqual([])
})

it.each([
  ['the whole cart', 'cart', ''],
  ['the cart in checkout', 'checkout', ''],
  ['one thing', 'product', 'Ma'],
])(
  'D6: what was typed before a wallet paid for %s is there afterwards only if the cart is',
  async (_what, context, left) => {
    const { press, open, see } = await confirmation(context)
    await press(shippingForm.fieldChanged, { name: 'firstName', value: 'Ma' })
    await open()
    expect(see(shippingForm.$draft)?.values['firstName'] ?? '').toBe(left)
  },
)

it('C9: an order that was just placed is shown without being read, and read when its page is opened again', async () => {
  const read = 'GET /consumers-v3/consumer/purchase/:orderId'
  const shop = await shopFor({ [read]: { ...order, status: 'cancelled' } })
  await shop.press(orderPlaced, order)
  await shop.press(confirmationOpened)
  expect([shop.see($order)?.status, shop.callsTo(read).length]).toEqual(['placed', 0])
  await shop.press(confirmationOpened)
  expect([shop.see($order)?.status, shop.callsTo(read).length]).toEqual(['cancelled', 1])
})

it('C9: an order that is shown is not told as lost where it cannot be read again', async () => {
  const shop = await shopFor({ 'GET /consumers-v3/consumer/purchase/:orderId': refuse(401, 'AUT401') })
  await shop.press(orderPlaced, order)
  await shop.press(confirmationOpened)
  await shop.press(confirmationOpened)
  expect([shop.see($order)?.orderNumber, shop.see($orderFailure)]).toEqual(['10042', null])
})
