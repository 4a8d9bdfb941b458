import { beforeEach, describe, expect, test, vi } from 'vitest'
import { $basketId, $items } from '../../cart'
import { $isProcessing, $order, $refusal, placeOrderPressed } from '../../checkout'
import { $refusals, $reloads, $told, basketOf, cartOfAccount, shopWithAccount } from '../../testing/ended-session'
import { fakeStorage } from '../../testing/fake-storage'
import { skipWaits } from '../../testing/shop-clock'
import { type Answers, noAnswer, type Shop } from '../../testing/shop-for'
import { bodiesOf, cartCalls, transactionsOf } from '../../testing/shop-with-cart'
import '../cart/cart-says-what-failed'
import '../cart/lost-cart-is-regained'
import './checkout-and-cart'
import './refused-order'

const { add, begin } = cartCalls
const prepare = 'POST /cart/v1/cart/prepareOrder'
const place = 'PUT /cart/v2/checkout/order'

fakeStorage('localStorage')
fakeStorage('sessionStorage')
beforeEach(() => {
  vi.stubGlobal('location', { reload() {}, search: '', hash: '', hostname: 'till.test' })
  skipWaits()
})

/** The session ends before the order is prepared, before it is placed, or while its answer is lost. */
async function pressAfterSession(ends: 'first' | 'prepared' | 'lost', answers: Answers = {}): Promise<Shop> {
  const shop = await shopWithAccount({
    [prepare]() {
      if (ends === 'prepared') shop.endSession()
      return cartOfAccount
    },
    [place]() {
      shop.endSession()
      return noAnswer()()
    },
    ...answers,
  })
  if (ends === 'first') shop.endSession()
  await shop.press(placeOrderPressed)
  return shop
}

describe('B9: an order whose shopper’s session has ended (AUT498)', () => {
  test.each([
    ['prepared', 'first'],
    ['placed', 'prepared'],
  ] as const)('is not %s: its cart is built anew, told of, and the page reloads', async (_what, ends) => {
    const shop = await pressAfterSession(ends)
    expect(bodiesOf(shop.callsTo(begin))).toMatchObject([{ upc: 'upc-1' }])
    expect(bodiesOf(shop.callsTo(add))).toMatchObject([{ cartId: 'basket-2', upc: 'upc-2' }])
    expect(shop.see($basketId)).toBe('basket-2')
    expect(shop.see($items).map(({ id }) => id)).toEqual(['item-7', 'item-8'])
    expect([shop.see($refusals), shop.see($told), shop.see($reloads)]).toEqual([1, ['AUT498'], 1])
    expect([shop.see($isProcessing), shop.see($refusal)?.code, shop.see($order)]).toEqual([false, 'AUT498', null])
    const sent = [...shop.callsTo(prepare), ...shop.callsTo(place)]
    expect(sent.map(basketOf)).not.toContain('basket-2')
    expect(new Set(transactionsOf(shop.callsTo(place))).size).toBeLessThanOrEqual(1)
  })

  test('may have been placed if an answer was lost: nothing is rebuilt, and a sign-in is asked for', async () => {
    const shop = await pressAfterSession('lost')
    expect(new Set(transactionsOf(shop.callsTo(place))).size).toBe(1)
    expect(shop.callsTo(begin)).toHaveLength(0)
    expect([shop.see($refusal)?.code, shop.see($isProcessing)]).toEqual(['AUT404', false])
    expect([shop.see($told), shop.see($reloads)]).toEqual([['AUT404'], 0])
  })

  test('is not sent again if its cart cannot be rebuilt: the shopper hears that the cart is gone', async () => {
    const shop = await pressAfterSession('prepared', { [begin]: noAnswer() })
    expect(new Set(transactionsOf(shop.callsTo(place))).size).toBe(1)
    expect(shop.callsTo(place)).toHaveLength(2)
    expect([shop.see($refusal)?.code, shop.see($isProcessing)]).toEqual(['BSK404', false])
    expect([shop.see($told).includes('AUT498'), shop.see($reloads)]).toEqual([false, 0])
  })
})
