import { describe, expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { $furthest, placementRefused } from '../../checkout'
import type { PaymentInstrument } from '../../shapes/payment-instrument'
import { aReadyCart } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/checkout/checkout-and-cart'
import '../../wiring/checkout/payment-and-cart'
import { checkMain, mainReady, methodChosen, methodsWanted } from '..'
import { $missingWallet, $payPalAccount, klarnaShown } from './index'
import { createStore } from 'effector'

const $isReady = createStore(false).on(mainReady, () => true)

type Wallet = 'PAYPAL' | 'KLARNA' | 'DW_APPLE_PAY'

const instrument = (id: Wallet, more: Partial<PaymentInstrument>): PaymentInstrument => ({
  ...{ payment_instrument_id: `${id}-1`, payment_method_id: id, amount: 112 },
  ...more,
})
const cartWith = (...payment_instruments: PaymentInstrument[]) => aReadyCart({ payment_instruments })

/** At the billing step with this in the cart; `sums` are what Klarna was asked for. */
async function atBilling(stored: PaymentInstrument) {
  const method = stored.payment_method_id as Wallet
  const shop = await shopFor({
    'GET /cart/v1/cart/:basketId/paymentMethods': { paymentMethods: [{ payment_method_id: method, label: method }] },
    'POST /cart/v1/cart/:basketId/paymentInstruments': cartWith(
      instrument(method, { payment_instrument_id: 'anew', agreed: 112 }),
    ),
  })
  await shop.press(cartAnswered, cartWith(stored))
  await shop.press(methodsWanted)
  await shop.press(methodChosen, method)
  const sums: number[] = []
  await shop.press(klarnaShown, {
    authorise: async ({ amount }) => {
      sums.push(amount)
      return 'token'
    },
  })
  return { ...shop, sums, goOn: () => shop.press(checkMain) }
}

describe('a wallet in the cart', () => {
  it('D7: is Klarna that was agreed to for all that is left, and needs no window', async () => {
    const { goOn, see, sums } = await atBilling(instrument('KLARNA', { agreed: 112 }))
    expect(see($furthest)).toBe('summary')
    await goOn()
    expect([see($isReady), sums]).toEqual([true, []])
  })

  it('D7: is agreed to again where the cart costs more than it was agreed to for', async () => {
    const { goOn, see, sums } = await atBilling(instrument('KLARNA', { agreed: 100 }))
    expect(see($furthest)).toBe('billing')
    await goOn()
    expect([see($isReady), sums]).toEqual([true, [112]])
    expect(see($furthest)).toBe('summary')
  })

  it.each(['PAY400', 'PYT400', 'PYT402'])('D7: is agreed to again after an order that %s refused', async code => {
    const { goOn, press, sums } = await atBilling(instrument('KLARNA', { agreed: 112 }))
    await press(placementRefused, { code, reaction: 'top-notice', message: '', details: {} })
    await goOn()
    expect(sums).toEqual([112])
    await goOn()
    expect(sums).toEqual([112])
  })

  it('D6: is not Apple Pay of a sheet that placed no order', async () => {
    const { goOn, see } = await atBilling(instrument('DW_APPLE_PAY', { wallet: { label: 'Visa 1111' }, agreed: 112 }))
    expect(see($furthest)).toBe('billing')
    await goOn()
    expect([see($isReady), see($missingWallet)]).toEqual([false, 'DW_APPLE_PAY'])
  })

  it.each([
    ['opened and not agreed to', {}],
    ['agreed to for less', { wallet: { label: 'maya@example.com' }, agreed: 100 }],
  ])('D5: is not PayPal that was %s', async (_what, more) => {
    const { goOn, see } = await atBilling(instrument('PAYPAL', more))
    expect([see($payPalAccount), see($furthest)]).toEqual([null, 'billing'])
    await goOn()
    expect([see($isReady), see($missingWallet)]).toEqual([false, 'PAYPAL'])
  })

  it('D5: is PayPal of whoever agreed', async () => {
    const { goOn, see } = await atBilling(instrument('PAYPAL', { wallet: { label: 'maya@example.com' }, agreed: 112 }))
    expect(see($payPalAccount)).toBe('maya@example.com')
    await goOn()
    expect(see($isReady)).toBe(true)
  })
})
