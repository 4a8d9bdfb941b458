import type { Order } from '../checkout/contracts'
import type { Cart } from '../shapes/cart'
import type { Address } from '../shapes/address'
import type { PaymentInstrument } from '../shapes/payment-instrument'
import { aCart, anItem } from './a-cart'

/** Maya's address in Portland. */
export function anAddress(more: Partial<Address> = {}): Address {
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya.okafor@example.com',
    phone: '5035550148',
    countryCode: 'US',
    addressLine1: '418 Alder Street',
    city: 'Portland',
    postalCode: '97205',
    province: 'OR',
    ...more,
  }
}

/** A card as the service describes it. */
export function aCard(more: Partial<PaymentInstrument> = {}): PaymentInstrument {
  return {
    payment_instrument_id: 'card-1',
    payment_method_id: 'CREDIT_CARD',
    amount: 112,
    card: { main: true, brand: 'visa', last4: '1111', address: null },
    ...more,
  }
}

/** A cart to which nothing is missing but the pressing of the button. */
export function aReadyCart(more: Partial<Cart> = {}): Cart {
  const method = { code: 'standard', label: 'Standard', deliveryTime: '3-5 days', price: { amount: 0 } }
  return aCart({
    items: [
      anItem({ shippingOptions: { selected: 'home', available: ['home'], shippingMethod: method, storeInfo: null } }),
    ],
    shippingMethods: [{ shippingId: 'ship-1', selected: 'standard', applicableShippingMethods: [] }],
    shippingAddress: [anAddress({ shippingId: 'ship-1' })],
    billingAddress: anAddress(),
    payment_instruments: [aCard()],
    ...more,
  })
}

/** A placed order of that cart. */
export function anOrder(more: Partial<Order> = {}): Order {
  const cart = aReadyCart()
  return {
    orderNumber: 'NL-204881736',
    status: 'placed',
    placedAt: '2026-11-21T09:00:00Z',
    basketId: cart.basketId,
    currency: cart.currency,
    items: cart.items,
    shipments: cart.shippingMethods,
    shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5 days' },
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    payment_instruments: cart.payment_instruments,
    paymentMethod: { code: 'CREDIT_CARD', additionalData: undefined },
    orderPromotions: [],
    promoSummary: [],
    flash: [],
    totals: cart.totals,
    ...more,
  }
}

/** The same order, before the bank has been asked. */
export function aChallengedOrder(transactionId = 'challenge-1'): Order {
  const details = { challengeUrl: 'https://bank.test/challenge/1', transactionId }
  return anOrder({ status: 'pending', flash: [{ code: 'PaymentNotAuthorized', message: 'Confirm', details }] })
}
