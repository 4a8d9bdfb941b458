import { createWatch } from 'effector'
import { expect, it } from 'vitest'
import { $basketId, cartAnswered } from '../../cart'
import { goToFx } from '../../runtime/go-to'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { deferred } from '../../testing/deferred'
import { aCart } from '../../testing/a-cart'
import { anOrder } from '../../testing/an-order'
import { type Answer, refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/wallets/wallets-and-cart'
import { $isPaying, $walletSession, type ExpressContext, walletsWanted } from '../index'
import './index'

const place = 'PUT /cart/v2/checkout/order'

/** A page whose order was on its way when it was left, and that shows its wallets again. */
async function reloaded(answer: Answer, context: ExpressContext = 'product') {
  const shop = await shopFor({ [place]: answer })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  const body = { cartId: 'c', paymentMethod: { code: 'PAYPAL' } }
  saveInTab(shop.config.key, 'wallet-order', 1, { transactionId: 'kept-id-1', context, owner: '', body })
  await shop.press(cartAnswered, aCart())
  return { ...shop, went, kept: () => loadFromTab(shop.config.key, 'wallet-order', 1) }
}

it('is asked for again under its own transaction id, and is confirmed', async () => {
  const { press, callsTo, went, kept, see } = await reloaded(anOrder())
  await press(walletsWanted)
  expect(callsTo(place).map(({ headers }) => headers['x-transaction-id'])).toEqual(['kept-id-1'])
  expect(went).toHaveLength(1)
  expect(kept()).toBeNull()
  expect([see($walletSession)?.state, see($basketId)]).toEqual(['order-placed', 'basket-1'])
})

it('T6: is on its way again, so that no wallet pays a second time', async () => {
  const order = deferred()
  const { press, see, callsTo } = await reloaded(() => order.promise)
  const resuming = press(walletsWanted)
  await expect.poll(() => callsTo(place)).toHaveLength(1)
  expect(see($isPaying)).toBe(true)
  expect(see($walletSession)).toMatchObject({ owner: '', wallet: 'PAYPAL', context: 'product', state: 'checking' })
  void press(walletsWanted)
  order.resolve(anOrder())
  await resuming
  expect(callsTo(place)).toHaveLength(1)
})

it('has bought the cart that it was for', async () => {
  const { press, see } = await reloaded(anOrder(), 'cart')
  await press(walletsWanted)
  expect(see($basketId)).toBeNull()
})

it('says so where it was declined, and another wallet can be pressed', async () => {
  const { press, see, went, kept } = await reloaded(refuse(402, 'PAY400'))
  await press(walletsWanted)
  expect(see($walletSession)).toMatchObject({ state: 'failed', refusal: { problems: [{ code: 'PAY400' }] } })
  expect([see($isPaying), went, kept()]).toEqual([false, [], null])
})
