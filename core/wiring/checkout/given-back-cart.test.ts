import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { $basketId, $items, cartAnswered } from '../../cart'
import {
  $authentication,
  $challenge,
  $isEmpty,
  $step,
  challengeAnswered,
  placeOrderPressed,
  stepOpened,
} from '../../checkout'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { aChallengedOrder, aReadyCart } from '../../testing/an-order'
import { fakeStorage } from '../../testing/fake-storage'
import { type Answers, type Call, noAnswer, refuse, type Shop, shopFor } from '../../testing/shop-for'
import { $isCartKnown, $loadError, loadAgain } from './checkout-and-cart'

const patch = 'PATCH /cart/v2/checkout/order/:orderNumber'
const readOrder = 'GET /consumers-v3/consumer/purchase/:orderId'
const readCart = 'GET /cart/v1/cart/:basketId'
const refused = refuse(402, 'PAY400', { reason: 'authentication', basketId: 'basket-2' })
const unpaid = { payment_instruments: [] }
const carts = ({ path }: Call) =>
  path.endsWith('basket-2') ? aReadyCart({ basketId: 'basket-2', ...unpaid }) : aReadyCart({ items: [], ...unpaid })

fakeStorage('sessionStorage')
fakeStorage('localStorage')

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

async function challenged(answers: Answers = {}): Promise<Shop> {
  const shop = await shopFor({
    'POST /cart/v1/cart/prepareOrder': () => aReadyCart(),
    'PUT /cart/v2/checkout/order': () => aChallengedOrder(),
    [readCart]: carts,
    ...answers,
  })
  await shop.press(cartAnswered, aReadyCart())
  await shop.press(stepOpened, 'summary')
  await shop.press(placeOrderPressed)
  return shop
}

async function reloaded({ config }: Shop, answers: Answers = {}): Promise<Shop> {
  const empty = () => aCart({ basketId: 'empty', items: [] })
  const order = () => ({ ...aChallengedOrder(), status: 'void' })
  const shop = await shopFor(
    { [readOrder]: order, [readCart]: carts, 'POST /cart/v1/cart': empty, [patch]: refused, ...answers },
    { config: { key: config.key } },
  )
  await shop.press(stepOpened, 'summary')
  await vi.advanceTimersByTimeAsync(2000)
  return shop
}

const atBilling = (shop: Shop) => [
  shop.see($basketId),
  shop.see($items).length,
  shop.see($isEmpty),
  shop.see($step),
  shop.see($authentication),
  shop.see($challenge),
]

describe('the cart of an order that the bank did not confirm', () => {
  it.each([
    ['names no cart', {}],
    ['names the cart that took over', { basketId: 'basket-2' }],
    ['brings the cart that took over', { basketId: 'basket-2', cart: aReadyCart({ basketId: 'basket-2', ...unpaid }) }],
  ])('T7: is there after a reload whose token %s, when the order was void already', async (_name, told) => {
    const shop = await reloaded(await challenged(), { 'POST /token/v2/auth/token': () => ({ ...aToken(), ...told }) })
    expect(atBilling(shop)).toEqual(['basket-2', 1, false, 'billing', 'answered', null])
    expect(shop.callsTo('POST /cart/v1/cart')).toHaveLength(0)
  })

  it('T7: is asked for again after a reload, as long as no answer comes', async () => {
    const answers = [noAnswer(), noAnswer('timeout'), () => refused]
    const reload = reloaded(await challenged(), { [patch]: () => answers.shift()?.() })
    await vi.advanceTimersByTimeAsync(10_000)
    const shop = await reload
    expect(atBilling(shop)).toEqual(['basket-2', 1, false, 'billing', 'answered', null])
  })

  it('says why it cannot be read, keeps nobody at the old one, and is there when it is loaded again', async () => {
    let isThere = false
    const shop = await challenged({
      [patch]: refused,
      [readCart]: (call: Call) => (isThere ? carts(call) : noAnswer('timeout')()),
    })
    await shop.press(challengeAnswered, { transactionId: 'challenge-1', challengeResult: 'signed' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shop.see($basketId)).toBe('basket-2')
    expect(shop.see($isCartKnown)).toBe(false)
    expect(shop.see($loadError)?.code).toBe('timeout')
    isThere = true
    await shop.press(loadAgain)
    expect(atBilling(shop)).toEqual(['basket-2', 1, false, 'billing', 'answered', null])
    expect(shop.see($loadError)).toBeNull()
  })

  it('is no new one where the shopper has filled their own again', async () => {
    const filled = aReadyCart({ items: [anItem({ id: 'item-9' })], ...unpaid })
    const shop = await reloaded(await challenged(), { [readCart]: () => filled, [patch]: refuse(402, 'PAY400') })
    expect(shop.see($items).map(({ id }) => id)).toEqual(['item-9'])
    expect(shop.callsTo('POST /cart/v1/cart')).toHaveLength(0)
  })
})
