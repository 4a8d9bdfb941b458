import { allSettled, createWatch } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $basketId, cartAnswered } from '../../cart'
import { wentApart } from '../../cart/apart'
import { goToFx } from '../../runtime/go-to'
import { aCart } from '../../testing/a-cart'
import { anAddress, anOrder, aReadyCart } from '../../testing/an-order'
import { aWalletContact } from '../../testing/a-wallet-contact'
import { type Answers, noAnswer, refuse, shopFor } from '../../testing/shop-for'
import '../../wiring/wallets/wallets-and-cart'
import { $walletSession, requestPaymentSessionFx, walletCancelled, walletMoved, walletStarted } from '../index'
import { type Authorisation, chooseDeliveryFx, choosePlaceFx, openBasketFx, payByWalletFx } from './index'
import { saleKnown } from './sale'

const place = 'PUT /cart/v2/checkout/order'
const address = 'POST /cart/v2/cart/:basketId/shippingAddress'
const express = aCart({ basketId: 'express-1' })

const agreed: Authorisation = { shipping: aWalletContact, billing: aWalletContact, paymentData: { token: 'opaque' } }
const wish = { owner: 'w1', wallet: 'DW_APPLE_PAY', context: 'product', productId: 'P', upc: 'U' } as const

const refuseField = (code: string, name: string) => refuse(400, code, { fields: [{ name, code }] })

async function shop(answers: Answers = {}) {
  const shop = await shopFor({
    'POST /cart/v1/expressBasket': express,
    [address]: express,
    'POST /cart/v1/shippingMethod': express,
    'POST /cart/v1/cart/:basketId/billingAddress': express,
    'POST /cart/v1/cart/:basketId/paymentInstruments': express,
    'POST /cart/v1/cart/prepareOrder': express,
    'POST /token/v2/auth/handoff': { handoff: 'h1', expiresIn: 60 },
    [place]: anOrder({ orderNumber: '10042', basketId: 'express-1' }),
    ...answers,
  })
  const went: string[] = []
  createWatch({ unit: goToFx, scope: shop.scope, fn: address => void went.push(address) })
  await shop.press(cartAnswered, aCart())
  await shop.press(walletStarted, wish)
  await shop.press(openBasketFx)
  const pay = async (more: Partial<Authorisation> = {}) => {
    const { status, value } = (await allSettled(payByWalletFx, {
      scope: shop.scope,
      params: { ...agreed, ...more },
    })) as { status: string; value: { problems?: { code: string; field: string | null }[] } }
    return { status, problems: value.problems?.map(({ code, field }) => `${code} ${field}`) }
  }
  return { ...shop, went, pay }
}

describe('buying by wallet', () => {
  it('does not begin with a cart whose shipments cannot be read, which a host page does not look at before', async () => {
    const { press, scope } = await shop()
    await press(walletStarted, { owner: 'w1', wallet: 'DW_APPLE_PAY', context: 'cart' })
    await press(cartAnswered, aCart({ shippingMethods: [{ shippingId: 1 }] as never }))
    expect(await allSettled(openBasketFx, { scope })).toMatchObject({
      status: 'fail',
      value: { problems: [{ code: 'contract' }] },
    })
  })

  it('A9: names the sale of an associate in the order', async () => {
    const { press, callsTo, pay } = await shop()
    const sale = { storeId: 'S001', employeeId: 'S001-E1' }
    await press(saleKnown, sale)
    await pay()
    expect(callsTo(place)[0]?.body).toMatchObject({ inStoreSalesInfo: sale })
  })

  it('C2, D6: chooses the delivery of the parcel, whatever is picked up beside it', async () => {
    const shipments = (['pickup', 'home'] as const).map(id => ({
      shippingId: id,
      class: id,
      applicableShippingMethods: [],
    }))
    const { press, callsTo } = await shop({ [address]: { ...express, shippingMethods: shipments } })
    await press(choosePlaceFx, aWalletContact)
    await press(chooseDeliveryFx, 'express')
    expect(callsTo('POST /cart/v1/shippingMethod')[0]?.body).toMatchObject({ shippingId: 'home', code: 'express' })
  })

  it('goes through its states to the shop’s confirmation, and leaves the cart alone', async () => {
    const { press, see, callsTo, pay, went, config, scope } = await shop()
    const states: string[] = []
    createWatch({ unit: $walletSession, scope, fn: session => void states.push(session?.state ?? '') })
    await press(choosePlaceFx, { ...aWalletContact, givenName: '', familyName: '', addressLines: [] })
    await press(chooseDeliveryFx, 'express')
    expect(await pay()).toMatchObject({ status: 'done' })
    expect(states).toEqual(['contact-selected', 'shipping-method-selected', 'authorised', 'order-placed'])
    expect(callsTo(address).map(({ body }) => (body as { context: string }).context)).toEqual([
      'APPLE_PAY_EXPRESS',
      'APPLE_PAY_EXPRESS',
    ])
    expect(callsTo(place)[0]?.body).toMatchObject({ cartId: 'express-1', paymentMethod: { code: 'DW_APPLE_PAY' } })
    expect(went).toEqual([`${config.checkout}/en-us/order-confirmation?storeContext=product&order=10042#handoff=h1`])
    expect(see($basketId)).toBe('basket-1')
  })

  it('D6: begins as started, and is told that the merchant is validated and a way to pay selected', async () => {
    const { press, see, scope } = await shop()
    const states: string[] = []
    createWatch({ unit: $walletSession, scope, fn: session => void states.push(session?.state ?? '') })
    await press(walletStarted, wish)
    await press(walletMoved, 'merchant-validated')
    await press(walletMoved, 'method-selected')
    expect(states).toEqual(['started', 'merchant-validated', 'method-selected'])
    expect(see($walletSession)).toMatchObject({ refusal: null })
  })

  it('C5: sends an address from PayPal with the context PAYPAL_EXPRESS', async () => {
    const { press, pay, callsTo } = await shop()
    await press(walletStarted, { ...wish, wallet: 'PAYPAL' })
    await press(openBasketFx)
    await pay()
    expect(callsTo(address)[0]?.body).toMatchObject({ context: 'PAYPAL_EXPRESS' })
  })

  it('empties the cart that it bought', async () => {
    const { press, see, pay, went } = await shop()
    await press(walletStarted, { ...wish, context: 'cart' })
    await press(openBasketFx)
    await pay()
    expect(see($basketId)).toBeNull()
    expect(went[0]).toContain('storeContext=cart')
  })

  it('D5 C9: confirms one item as bought at once where its own checkout is paid by Apple Pay', async () => {
    const { press, pay, went } = await shop()
    await press(wentApart, aReadyCart({ basketId: 'express-1' }))
    await press(walletStarted, { owner: 'checkout-apple-pay', wallet: 'DW_APPLE_PAY', context: 'checkout' })
    await press(openBasketFx)
    expect(await pay()).toMatchObject({ status: 'done' })
    expect(went[0]).toContain('storeContext=product')
  })

  it('asks nothing of the service for a contact that cannot be', async () => {
    const { pay, callsTo } = await shop()
    expect(
      await pay({ shipping: { ...aWalletContact, familyName: '' }, billing: { ...aWalletContact, countryCode: 'US' } }),
    ).toEqual({
      status: 'fail',
      problems: ['wallet-shipping name'],
    })
    expect(callsTo(address)).toEqual([])
  })

  it('D5, C2: bills the address of the parcel, and nobody who only picks up', async () => {
    const shipments = (['pickup', 'home'] as const).map(id => ({
      shippingId: id,
      class: id,
      applicableShippingMethods: [],
    }))
    const whoseIs = (shippingId: string, firstName: string) => anAddress({ shippingId, firstName })
    const shippingAddress = [whoseIs('pickup', 'Noor'), whoseIs('home', 'Maya')]
    const basket = { ...express, shippingMethods: shipments, shippingAddress, billingAddress: null }
    const { callsTo, pay } = await shop({ 'POST /cart/v1/expressBasket': basket })
    await pay({ shipping: null, billing: null })
    expect(callsTo('POST /cart/v1/cart/:basketId/billingAddress')[0]?.body).toMatchObject({
      address: { firstName: 'Maya' },
    })
  })

  it.each([
    ['an address that is not served', { [address]: refuse(400, 'CHK380') }, 'wallet-unserviceable addressLines'],
    ['a PO box', { [address]: refuseField('SHP500', 'addressLine1') }, 'SHP500 addressLines'],
    ['no emirate', { [address]: refuseField('CHK380', 'province') }, 'wallet-shipping province'],
    ['a wrong e-mail address', { [address]: refuseField('CHK380', 'email') }, 'wallet-shipping email'],
    ['no telephone number', { [address]: refuseField('SHP410', 'phone') }, 'wallet-shipping phone'],
    ['a country that is not served', { [address]: refuse(409, 'PAY401') }, 'wallet-country country'],
    [
      'a bill that is not right',
      { 'POST /cart/v1/cart/:basketId/billingAddress': refuseField('CHK320', 'lastName') },
      'wallet-billing name',
    ],
    ['a declined payment', { [place]: refuse(402, 'PAY400') }, 'PAY400 null'],
    [
      'a sold-out thing',
      {
        'POST /cart/v1/cart/prepareOrder': {
          ...express,
          flash: [{ code: 'ProductItemNotAvailable', message: '', details: null }],
        },
      },
      'ProductItemNotAvailable null',
    ],
  ])('tells of %s where it is', async (_what, answers, problem) => {
    const { pay, went } = await shop(answers)
    expect(await pay()).toEqual({ status: 'fail', problems: [problem] })
    expect(went).toEqual([])
  })

  it('T6: asks again for an order whose answer was lost, as the same one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      let times = 0
      const lose = () => (++times < 3 ? noAnswer('unreachable') : anOrder())
      const { pay, callsTo, see } = await shop({ [place]: lose })
      const paying = pay()
      await vi.waitFor(() => expect(see($walletSession)?.state).toBe('checking'))
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await paying).toMatchObject({ status: 'done' })
      expect(new Set(callsTo(place).map(({ headers }) => headers['x-transaction-id'])).size).toBe(1)
      expect(callsTo(place)).toHaveLength(3)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not cancelled by a window that closes while the order is on its way', async () => {
    const { press, see, pay } = await shop()
    await press(walletCancelled)
    expect(see($walletSession)?.state).toBe('cancelled')
    await press(walletStarted, wish)
    await press(openBasketFx)
    await pay()
    await press(walletCancelled)
    expect(see($walletSession)?.state).toBe('order-placed')
  })
})

describe('a payment session (D8)', () => {
  it.each([
    ['nobody answered', noAnswer('timeout'), 2],
    ['the service broke down', refuse(500, 'GEN500'), 2],
    ['the page may not', refuse(403, 'API400'), 1],
  ])('is asked for once more after three seconds where %s', async (_what, answer, calls) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { press, callsTo } = await shop({ 'GET /cart/v1/paymentSession': answer })
      const asking = press(requestPaymentSessionFx, 'PAYPAL')
      await vi.advanceTimersByTimeAsync(2999)
      expect(callsTo('GET /cart/v1/paymentSession')).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      await asking
      const asked = callsTo('GET /cart/v1/paymentSession')
      expect(asked).toHaveLength(calls)
      expect(asked[0]?.query).toMatchObject({ paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' })
    } finally {
      vi.useRealTimers()
    }
  })
})
