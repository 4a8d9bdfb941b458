import '../wiring/cart/cart-is-taken-along'
import { createWatch } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $count, addToCartPressed } from '../cart'
import { checkoutPressed } from '../handoff'
import { aCart } from '../testing/a-cart'
import { shopFor } from '../testing/shop-for'
import { goToFx } from './go-to'
import { $isStorageWorking } from './storage-works'

const denied = () => new DOMException('The request was denied.', 'SecurityError')
const throws = () => {
  throw denied()
}

/** Each of what a browser may refuse to give, in the ways in which browsers refuse. */
const refusals: Record<string, () => void> = {
  'no local storage': () => vi.stubGlobal('localStorage', undefined),
  'local storage that throws': () =>
    vi.stubGlobal('localStorage', { getItem: throws, setItem: throws, removeItem: throws }),
  'no session storage': () => vi.stubGlobal('sessionStorage', undefined),
  'session storage that throws': () =>
    vi.stubGlobal('sessionStorage', { getItem: throws, setItem: throws, removeItem: throws }),
  'no locks': () => vi.stubGlobal('navigator', { onLine: true }),
  'locks that reject': () =>
    vi.stubGlobal('navigator', { onLine: true, locks: { request: () => Promise.reject(denied()) } }),
  'no channel between tabs': () => vi.stubGlobal('BroadcastChannel', undefined),
  'a channel that throws when it is opened': () => vi.stubGlobal('BroadcastChannel', throws),
  'a channel that throws when it is used': () =>
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = throws
        close = throws
      },
    ),
  'no URL.canParse': () =>
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override canParse = undefined as never
      },
    ),
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://shop.test', hostname: 'shop.test', hash: '' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const item = { productId: 'TQ4407AB12', upc: '2738314922371', qty: 1, requestReserve: false }

async function buys(): Promise<void> {
  const shop = await shopFor({
    'POST /cart/v1/cartWithItem': aCart(),
    'POST /token/v2/auth/handoff': { handoff: 'h1', expiresIn: 60 },
  })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(addToCartPressed, item)
  expect(shop.see($count)).toBe(aCart().totalItemCount)
  await shop.press(checkoutPressed)
  expect(went).toEqual([`${shop.config.checkout}/en-us/checkout#handoff=h1`])
}

describe('I14: a browser that keeps nothing', () => {
  for (const [name, refuse] of Object.entries(refusals)) {
    test(`with ${name} a cart is filled and taken to checkout`, async () => {
      refuse()
      await buys()
    })
  }

  test.each(['missing', 'throwing'])(
    'with all of them %s at once a cart is filled and taken to checkout',
    async way => {
      for (const [name, refuse] of Object.entries(refusals))
        if (name.startsWith('no ') === (way === 'missing')) refuse()
      await buys()
    },
  )

  test('a guest on the shop’s own page, whose cookie is blocked, asks for the secret that opens the cart', async () => {
    // Chromium says that it takes cookies where it takes none; its storage tells.
    vi.stubGlobal('navigator', { onLine: true, cookieEnabled: true })
    vi.stubGlobal('localStorage', { getItem: throws, setItem: throws, removeItem: throws })
    const shop = await shopFor({ 'POST /cart/v1/cartWithItem': aCart() })
    await shop.press(addToCartPressed, item)
    expect(shop.callsTo('POST /token/v2/auth/token')[0]?.body).toMatchObject({ returnRefreshToken: true })
  })

  test('is known as one, and one that keeps something as such', async () => {
    expect((await shopFor()).see($isStorageWorking)).toBe(false)
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
    expect((await shopFor()).see($isStorageWorking)).toBe(true)
  })
})
