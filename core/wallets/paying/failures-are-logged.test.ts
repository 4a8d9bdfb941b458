import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { aCart } from '../../testing/a-cart'
import { refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/wallets/wallets-and-cart'
import { reportProviderFx, walletStarted } from '../index'
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

it('D8: an express address that the shop does not take is logged for the page’s developer', async () => {
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
      '[till] Expected the shop to accept a wallet’s address, got a refusal.',
      expect.objectContaining({ code: 'SHP500' }),
    ],
  ])
})

it('D5: a PayPal script that does not load is logged for the page’s developer', async () => {
  const shop = await shopFor()
  const error = new Error('The script failed to load')
  await shop.press(reportProviderFx, { provider: 'PayPal', error })
  expect(logged).toEqual([
    ['[till] Expected the script of PayPal to load, got an error; its button is not shown.', error],
  ])
})
