import { allSettled } from 'effector'
import { expect, it } from 'vitest'
import { aCart } from '../../testing/a-cart'
import { anOrder } from '../../testing/an-order'
import { aWalletContact } from '../../testing/a-wallet-contact'
import { shopFor } from '../../testing/shop-for'
import { walletStarted } from '../index'
import { openBasketFx, payByWalletFx } from './index'

const address = 'POST /cart/v2/cart/:basketId/shippingAddress'
const read = 'GET /consumers-v3/utilities/countryList'
const express = aCart({ basketId: 'express-1' })
const wish = { owner: 'w1', wallet: 'DW_APPLE_PAY', context: 'product', productId: 'P', upc: 'U' } as const

it('D6: refuses a bill for a country that the shop does not know, with the countries read once a page', async () => {
  const countries = ['US', 'CA'].map(code => ({ code, name: code, dialCode: '1', shipping: code === 'US' }))
  const { press, callsTo, scope } = await shopFor({
    'POST /cart/v1/expressBasket': express,
    [address]: express,
    'POST /cart/v1/cart/:basketId/billingAddress': express,
    'POST /cart/v1/cart/:basketId/paymentInstruments': express,
    'POST /cart/v1/cart/prepareOrder': express,
    'POST /token/v2/auth/handoff': { handoff: 'h1', expiresIn: 60 },
    'PUT /cart/v2/checkout/order': anOrder(),
    [read]: { countries },
  })
  const payFrom = (countryCode: string) => {
    const billing = { ...aWalletContact, countryCode }
    return allSettled(payByWalletFx, { scope, params: { shipping: aWalletContact, billing, paymentData: {} } })
  }
  await press(walletStarted, wish)
  await press(walletStarted, wish)
  await press(openBasketFx)
  expect(await payFrom('FR')).toMatchObject({
    status: 'fail',
    value: { problems: [{ code: 'wallet-billing', of: 'billing', field: 'country' }] },
  })
  expect(callsTo(address)).toEqual([])
  expect(await payFrom('CA')).toMatchObject({ status: 'done' })
  expect(callsTo(read)).toHaveLength(1)
})
