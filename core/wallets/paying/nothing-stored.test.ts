import { allSettled, createWatch } from 'effector'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cartAnswered } from '../../cart'
import { goToFx } from '../../runtime/go-to'
import { showHereFx } from '../../runtime/show-here'
import { anOrder, aReadyCart } from '../../testing/an-order'
import { aWalletContact } from '../../testing/a-wallet-contact'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/wallets/wallets-and-cart'
import { walletStarted } from '../index'
import { openBasketFx, payByWalletFx } from './index'

afterEach(() => vi.unstubAllGlobals())

/** Pays on a page of the shop; gives where the order is shown: in the page, or in a new one. */
async function pay() {
  vi.stubGlobal('location', { origin: 'https://shop.test', href: 'https://shop.test/en-us/express', hash: '' })
  const cart = aReadyCart()
  const { scope, press } = await shopFor({
    'POST /cart/v2/cart/:basketId/shippingAddress': cart,
    'POST /cart/v1/cart/:basketId/billingAddress': cart,
    'POST /cart/v1/cart/:basketId/paymentInstruments': cart,
    'POST /cart/v1/cart/prepareOrder': cart,
    'PUT /cart/v2/checkout/order': anOrder({ orderNumber: '10042' }),
  })
  const here: string[] = []
  const anew: string[] = []
  showHereFx.use(path => here.push(path) > 0)
  createWatch({ unit: goToFx, scope, fn: address => void anew.push(address) })
  await press(cartAnswered, cart)
  await press(walletStarted, { owner: 'w1', wallet: 'DW_APPLE_PAY', context: 'cart' })
  await press(openBasketFx)
  const params = { shipping: aWalletContact, billing: aWalletContact, paymentData: { token: 'opaque' } }
  await allSettled(payByWalletFx, { scope, params })
  return { here, anew }
}

const path = '/en-us/order-confirmation?storeContext=cart&order=10042'

it('I14: shows the order of a wallet in the page that paid where nothing is stored, since a new page would not know whose it is', async () => {
  expect(await pay()).toEqual({ here: [path], anew: [] })
})

describe('where something is', () => {
  fakeStorage('localStorage')

  it('shows it in a new page', async () => {
    expect(await pay()).toEqual({ here: [], anew: [`https://shop.test${path}`] })
  })
})
