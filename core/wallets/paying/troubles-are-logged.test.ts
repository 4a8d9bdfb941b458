import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { aCart } from '../../testing/a-cart'
import { refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/wallets/wallets-and-cart'
import { providerLostFx, walletStarted } from '../index'
import { choosePlaceFx, openBasketFx } from './index'

const wish = { owner: 'w1', wallet: 'DW_APPLE_PAY', context: 'product', productId: 'P', upc: 'U' } as const
const place = { city: 'Portland', province: 'OR', postalCode: '97205', countryCode: 'US' }
const contact = { givenName: '', familyName: '', addressLines: [], phone: '', email: '', ...place }

let logged: unknown[][] = []

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void logged.push(said))
})
afterEach(() => vi.restoreAllMocks())

it('D8: an express address that the shop does not take is told to the page’s developer', async () => {
  const shop = await shopFor({
    'POST /cart/v1/expressBasket': aCart({ basketId: 'express-1' }),
    'POST /cart/v2/cart/:basketId/shippingAddress': refuse(400, 'SHP500'),
  })
  await shop.press(cartAnswered, aCart())
  await shop.press(walletStarted, wish)
  await shop.press(openBasketFx)
  await shop.press(choosePlaceFx, contact)
  expect(logged).toEqual([
    [
      '[till] Expected the shop to take the address of a wallet, got a refusal.',
      expect.objectContaining({ code: 'SHP500' }),
    ],
  ])
})

it('D5: a PayPal script that does not load is told to the page’s developer', async () => {
  const shop = await shopFor()
  const error = new Error('The script failed to load')
  await shop.press(providerLostFx, { provider: 'PayPal', error })
  expect(logged).toEqual([
    ['[till] Expected PayPal to load, got none: its button stays away. The script failed to load.', error],
  ])
})
