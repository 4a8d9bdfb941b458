import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { placementRefused } from '../../checkout'
import type { PaymentInstrument } from '../../shapes/payment-instrument'
import { aReadyCart } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import './checkout-and-cart'

const payPal = (payment_instrument_id: string): PaymentInstrument => ({
  ...{ payment_instrument_id, payment_method_id: 'PAYPAL', amount: 112 },
  ...{ wallet: { label: 'maya@example.com' }, agreed: 112 },
})
const paidBy = (id: string) => aReadyCart({ payment_instruments: [payPal(id)] })

it('D5: a step that pays knows the cart and the refused order of before it came, and takes a wallet that was agreed to since', async () => {
  const shop = await shopFor({
    'GET /cart/v1/cart/:basketId/paymentMethods': {
      paymentMethods: [{ payment_method_id: 'PAYPAL', label: 'PayPal' }],
    },
  })
  await shop.press(cartAnswered, paidBy('refused'))
  await shop.press(placementRefused, { code: 'PAY400', reaction: 'top-notice', message: '', details: {} })
  const { $agreedWallet, $remaining, methodsWanted, $methods, paymentShown } = await import(
    '../../payment/payment-methods'
  )
  await import('./payment-and-cart')

  await shop.press(paymentShown)
  await shop.press(methodsWanted)
  expect(shop.see($methods)).toHaveLength(1)
  expect([shop.see($remaining), shop.see($agreedWallet)]).toEqual([112, null])

  await shop.press(cartAnswered, paidBy('agreed'))
  await shop.press(paymentShown)
  expect(shop.see($agreedWallet)?.payment_instrument_id).toBe('agreed')
})

it('D2: a gift card that holds less leaves a wallet that was agreed to as it is', async () => {
  const shop = await shopFor()
  const { $agreedWallet, paymentShown } = await import('../../payment/payment-methods')
  await import('./payment-and-cart')
  await shop.press(cartAnswered, paidBy('agreed'))
  await shop.press(paymentShown)
  const less = { code: 'PYT400', reaction: 'top-notice', message: '' } as const
  await shop.press(placementRefused, { ...less, details: { giftCard: '•••• 7445', balance: 1, currency: 'USD' } })
  expect(shop.see($agreedWallet)?.payment_instrument_id).toBe('agreed')
  await shop.press(placementRefused, { ...less, details: {} })
  expect(shop.see($agreedWallet)).toBeNull()
})
