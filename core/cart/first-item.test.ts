import { describe, expect, test } from 'vitest'
import { holdTokenFx } from '../http/hold-token'
import { cameOnline } from '../runtime/page-events'
import { aCart, anItem } from '../testing/a-cart'
import { aToken } from '../testing/a-token'
import { type Call, noAnswer, refuse, shopFor } from '../testing/shop-for'
import { skipWaits, stopClock } from '../testing/shop-clock'
import { bodiesOf, cartCalls } from '../testing/shop-with-cart'
import { $count, $lines, $staleness, addRefused, addToCartPressed } from './index'

const { add, begin } = cartCalls
const token = 'POST /token/v2/auth/token'
const shoe = { productId: 'TQ4407AB12', upc: 'upc-item-1' }
const withCart = () => aToken({ basketId: 'basket-1', cart: aCart() })

describe('a visitor’s first item', () => {
  test('goes out with the question who they are: one call, and the next to the cart that came back', async () => {
    const shop = await shopFor({ [token]: withCart, [add]: aCart({ items: [anItem(), anItem({ id: 'item-2' })] }) })
    await shop.press(addToCartPressed, shoe)
    expect(shop.calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [token, { type: 'Guest', item: { ...shoe, qty: 1, maxQty: 999_999 }, returnRefreshToken: true }],
    ])
    expect(shop.see($count)).toBe(1)
    await shop.press(addToCartPressed, shoe)
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ cartId: 'basket-1' }])
  })

  test('that the service does not put in is added as to any cart, and refused as there', async () => {
    const shop = await shopFor({ [token]: () => aToken(), [begin]: refuse(409, 'INV700') })
    const told: unknown[] = []
    const stop = addRefused.watch(failure => told.push(failure))
    await shop.press(addToCartPressed, shoe)
    stop()
    expect(shop.calls.map(({ endpoint }) => endpoint)).toEqual([token, begin])
    expect(told).toMatchObject([{ item: shoe, error: { code: 'INV700' } }])
    expect(shop.see($lines)).toEqual([])
  })

  test('brings one session and one cart, also when something else needs a token at the same moment', async () => {
    const answer = ({ body }: Call) => ((body as { item?: unknown }).item ? withCart() : aToken())
    const shop = await shopFor({ [token]: answer, [begin]: aCart() })
    await Promise.all([shop.press(addToCartPressed, shoe), shop.press(holdTokenFx, {})])
    expect(shop.callsTo(token)).toHaveLength(1)
    expect(shop.see($count)).toBe(1)
  })

  test('T4: that nobody answers is kept, and in the bag once when the connection is back', async () => {
    stopClock()
    let isOffline = true
    const shop = await shopFor({ [token]: () => (isOffline ? noAnswer('offline')() : withCart()) })
    void shop.press(addToCartPressed, shoe)
    await expect.poll(() => shop.see($staleness)).toMatchObject({ code: 'offline' })
    isOffline = false
    skipWaits()
    await shop.press(cameOnline)
    await expect.poll(() => [shop.see($count), shop.see($staleness)]).toEqual([1, null])
    expect(shop.callsTo(begin)).toEqual([])
  })

  test('of somebody who has a token already goes out by itself', async () => {
    const shop = await shopFor({ [begin]: aCart() })
    await shop.press(holdTokenFx, {})
    await shop.press(addToCartPressed, shoe)
    expect(shop.calls.map(({ endpoint }) => endpoint)).toEqual([token, begin])
  })

  test('of a shopper who turns out to be signed in goes into the cart that they have', async () => {
    const known = () => aToken({ consumerType: 'REGISTERED', consumerNo: 'maya', basketId: 'basket-7' })
    const shop = await shopFor({ [token]: known, [add]: aCart({ basketId: 'basket-7' }), [begin]: aCart() })
    await shop.press(addToCartPressed, shoe)
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ cartId: 'basket-7' }])
    expect(shop.callsTo(begin)).toEqual([])
  })
})
