import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { aReadyCart } from '../../testing/an-order'
import { shopFor } from '../../testing/shop-for'
import '../../wiring/checkout/payment-and-cart'
import { $parts, partSubmitted } from '../index'
import { $savedGiftCards, savedGiftCardsWanted } from './index'

const add = 'POST /cart/v1/cart/:basketId/paymentInstruments'
const stored = {
  paymentInstrumentId: 'g1',
  balance: 50,
  currency: 'USD',
  number: '•••• •••• •••• 7445',
  expired: false,
}
const others = [
  { ...stored, paymentInstrumentId: 'g2', balance: 0 },
  { ...stored, paymentInstrumentId: 'g3', currency: 'EUR' },
  { ...stored, paymentInstrumentId: 'g4', expired: true },
]
const paying = aReadyCart({
  payment_instruments: [
    {
      payment_instrument_id: 'gift-1',
      payment_method_id: 'GIFT_CARD',
      amount: 50,
      giftCard: { number: stored.number, balance: 50 },
    },
  ],
})

it('D2: a gift card that the account keeps and that can pay is offered, and pays by its id, once', async () => {
  const shop = await shopFor({
    'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments: [], giftCards: [stored, ...others] },
    [add]: paying,
  })
  await shop.press(cartAnswered, aReadyCart())
  await shop.press(savedGiftCardsWanted)
  expect(shop.see($savedGiftCards)).toEqual([stored])
  await shop.press(partSubmitted, { kind: 'GIFT_CARD', paymentInstrumentId: 'g1' })
  expect(shop.callsTo(add)[0]?.body).toEqual({ payment_method_id: 'GIFT_CARD', paymentInstrumentId: 'g1' })
  expect(shop.see($parts)).toHaveLength(1)
  expect(shop.see($savedGiftCards)).toEqual([])
})
