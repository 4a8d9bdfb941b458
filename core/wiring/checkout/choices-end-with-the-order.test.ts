import { expect, it } from 'vitest'
import { cartAnswered } from '../../cart'
import { orderPlaced } from '../../checkout'
import {
  $deliveries,
  $isOtherCollector,
  $isSameAsShipping,
  methodChosen,
  methodsWanted,
  otherCollectorChanged,
  sameAsShippingChanged,
} from '../../delivery'
import * as payment from '../../payment'
import type { SavedCard } from '../../payment/contracts'
import * as savedCards from '../../payment/saved-cards'
import { method } from '../../testing/a-form'
import { aCard, anOrder, aReadyCart } from '../../testing/an-order'
import { choose, methods } from '../../testing/at-shipping'
import { fakeStorage } from '../../testing/fake-storage'
import { shopFor } from '../../testing/shop-for'
import './delivery-and-cart'
import './order-ends-the-cart'
import './payment-and-cart'

const aSavedCard = (paymentInstrumentId: string): SavedCard => ({
  ...{ paymentInstrumentId, main: false, brand: 'visa', last4: '1111', holder: 'Maya Okafor' },
  ...{ expiryMonth: 12, expiryYear: 2029, expired: false },
})

fakeStorage('sessionStorage')
fakeStorage('localStorage')

it('C6: how one order was paid is not chosen for the next: its method, and its card', async () => {
  const shop = await shopFor({
    'GET /cart/v1/cart/:basketId/paymentMethods': {
      paymentMethods: [
        { payment_method_id: 'CREDIT_CARD', label: 'Card' },
        { payment_method_id: 'PAYPAL', label: 'PayPal' },
      ],
    },
    'GET /consumers-v3/consumer/payment_instruments': { paymentInstruments: [aSavedCard('main'), aSavedCard('other')] },
  })
  await shop.press(cartAnswered, aReadyCart({ payment_instruments: [aCard()] }))
  await shop.press(payment.methodsWanted)
  await shop.press(savedCards.savedCardsWanted)
  await shop.press(payment.otherCardWanted)
  await shop.press(savedCards.savedCardChosen, 'other')
  await shop.press(savedCards.saveCardChanged, true)
  await shop.press(savedCards.makingMainChanged, true)
  await shop.press(payment.methodChosen, 'PAYPAL')
  expect([shop.see(payment.$method), shop.see(payment.$isNewCard)]).toEqual(['PAYPAL', true])
  await shop.press(orderPlaced, anOrder())
  await shop.press(cartAnswered, aReadyCart({ basketId: 'basket-2', payment_instruments: [aCard()] }))
  await shop.press(payment.methodsWanted)
  expect([shop.see(payment.$method), shop.see(payment.$isNewCard)]).toEqual(['CREDIT_CARD', false])
  expect(shop.see(savedCards.$savedCard)?.paymentInstrumentId).toBe('main')
  expect([shop.see(savedCards.$isCardSaved), shop.see(savedCards.$isMakingMain)]).toEqual([false, false])
})

it('C6: what was chosen for one order is not chosen for the next: its method, its bill, and who fetches it', async () => {
  const shipment = (selected: string) => [{ shippingId: 'home', selected, applicableShippingMethods: [] }]
  const shop = await shopFor({
    [methods]: { shippingId: 'home', applicableShippingMethods: [method('standard', 6), method('express', 18)] },
    [choose]: aReadyCart({ shippingMethods: shipment('express') }),
  })
  await shop.press(cartAnswered, aReadyCart({ shippingMethods: shipment('standard') }))
  await shop.press(methodsWanted)
  await shop.press(methodChosen, { shippingId: 'home', code: 'express' })
  await shop.press(sameAsShippingChanged, false)
  await shop.press(otherCollectorChanged, true)
  await shop.press(orderPlaced, anOrder())
  const next = { basketId: 'basket-2', shippingMethods: shipment('standard'), billingAddress: null }
  await shop.press(cartAnswered, aReadyCart(next))
  await shop.press(methodsWanted)
  expect(shop.callsTo(choose)).toHaveLength(1)
  expect(shop.see($deliveries)[0]?.method?.code).toBe('standard')
  expect([shop.see($isSameAsShipping), shop.see($isOtherCollector)]).toEqual([true, false])
})
