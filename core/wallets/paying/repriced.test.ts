import { allSettled } from 'effector'
import { expect, it } from 'vitest'
import { $cart, cartAnswered } from '../../cart'
import { tokenReceived } from '../../http/token'
import type { Cart } from '../../shapes/cart'
import { aCart, anItem } from '../../testing/a-cart'
import { aToken } from '../../testing/a-token'
import { anOrder, aReadyCart } from '../../testing/an-order'
import { aWalletContact } from '../../testing/a-wallet-contact'
import { shopFor } from '../../testing/shop-for'
import '../../cart/upkeep'
import '../../wiring/wallets/wallets-and-cart'
import { type ExpressContext, walletFailed, walletStarted } from '../index'
import { chooseDeliveryFx, choosePlaceFx, offerWalletFx, openBasketFx, payByWalletFx } from './index'

/** What writes to the basket: its call, and how it comes about. */
const writes = {
  'an address in the wallet': {
    call: 'POST /cart/v2/cart/:basketId/shippingAddress',
    unit: choosePlaceFx,
    params: aWalletContact,
  },
  'a delivery in the wallet': {
    call: 'POST /cart/v1/shippingMethod',
    unit: chooseDeliveryFx,
    params: 'STANDARD',
  },
  'the wallet’s payment': {
    call: 'POST /cart/v1/cart/:basketId/paymentInstruments',
    unit: offerWalletFx,
    params: {},
  },
  'the billing address': {
    call: 'POST /cart/v1/cart/:basketId/billingAddress',
    unit: payByWalletFx,
    params: { shipping: aWalletContact, billing: aWalletContact, paymentData: {} },
  },
} as const

const flash = [{ code: 'ProductPriceChanged', message: 'The price of an item has changed', itemId: 'item-1' }]
const placeOrder = 'PUT /cart/v2/checkout/order'

async function shopWhere(
  repriced: keyof typeof writes | null,
  { context = 'product', read }: { context?: ExpressContext; read?: Cart } = {},
) {
  const basket = aReadyCart({ basketId: 'basket-1' })
  const answers = Object.fromEntries(Object.values(writes).map(({ call }) => [call, basket]))
  const shop = await shopFor({
    ...answers,
    'POST /cart/v1/expressBasket': basket,
    'POST /cart/v1/cart/prepareOrder': basket,
    'GET /cart/v1/cart/:basketId': read ?? basket,
    [placeOrder]: anOrder({ basketId: 'basket-1' }),
    ...(repriced ? { [writes[repriced].call]: { ...basket, flash } } : {}),
  })
  await shop.press(cartAnswered, aCart({ basketId: 'basket-1' }))
  await shop.press(walletStarted, { owner: 'w1', wallet: 'DW_APPLE_PAY', context, productId: 'P', upc: 'U' })
  await shop.press(openBasketFx)
  return shop
}

it.each(Object.keys(writes) as (keyof typeof writes)[])(
  'D6: a price that has changed by the time of %s ends the payment, and nothing is ordered',
  async step => {
    const { scope, callsTo } = await shopWhere(step)
    const { unit, params } = writes[step]
    expect(await allSettled(unit as typeof payByWalletFx, { scope, params: params as never })).toMatchObject({
      status: 'fail',
      value: { problems: [{ code: 'ProductPriceChanged', of: null }] },
    })
    expect(callsTo(placeOrder)).toEqual([])
  },
)

it('D6: the bag is read again after a payment that failed, so that it shows the price to pay', async () => {
  const read = aCart({ basketId: 'basket-1', items: [anItem({ price: { ...anItem().price, current: 155 } })] })
  const { press, see } = await shopWhere(null, { context: 'cart', read })
  await press(tokenReceived, { answer: aToken({ basketId: 'basket-1' }), now: Date.now() })
  await press(walletFailed, { problems: [{ code: 'ProductPriceChanged', of: null, field: null }] })
  expect(see($cart)?.items.map(({ price }) => price.current)).toEqual([155])
})
