import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { tokenReceived } from '../../http/token'
import { aCart } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/session/cart-outlasts-its-token'

const token = 'POST /token/v2/auth/token'
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function checkout() {
  const shop = await shopFor({
    'POST /token/v2/auth/handoff': { handoff: 'own', expiresIn: 60 },
    [token]: () => aToken({ expiresIn: 900 }),
  })
  await shop.press(cartAnswered, aCart())
  void shop.press(tokenReceived, { answer: aToken({ expiresIn: 900 }), now: Date.now() })
  return shop
}

test('I14: where no cookie is kept a checkout of an hour goes on as the same shopper', async () => {
  const shop = await checkout()
  await minutes(12)
  expect(shop.callsTo(token)).toEqual([])
  await minutes(48)
  const calls = shop.callsTo(token)
  expect(calls).toHaveLength(4)
  for (const { body, headers } of calls) {
    expect(body).toEqual({ type: 'Handoff', handoff: 'own' })
    expect(headers['authorization']).toMatch(/^Bearer ./)
  }
})

test('where cookies are kept nothing is asked for ahead', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  const shop = await checkout()
  await minutes(60)
  expect(shop.callsTo(token)).toEqual([])
})
