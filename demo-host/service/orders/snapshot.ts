import { answerCart } from '../carts/answer'
import type { MainInstrument } from '../documents/cart'
import type { CartView } from '../carts/view'
import type { CallContext } from '../calls/context'
import type { OrderDocument } from '../documents/order'
import { toMajor } from '../pricing/currency'
import { ratesOf } from '../pricing/rates'

/** A cart as the shopper agreed to it, whatever the catalogue says later. */
export function snapshotOf(view: CartView, call: CallContext, instrument: MainInstrument | null): OrderDocument {
  const cart = answerCart(view, call)
  const first = view.shipments.find(shipment => shipment.chosen)
  const line = cart.items.find(({ id }) => first?.lineIds.includes(id))
  const method = line?.shippingOptions.shippingMethod
  const card = instrument && 'card' in instrument ? instrument.card : null
  // An instrument that pays nothing is not part of an order.
  const paying = cart.payment_instruments.filter(({ amount }) => amount > 0)
  return {
    basketId: cart.basketId,
    currency: cart.currency,
    // The stock of an order is sold, so nothing expires.
    items: cart.items.map(({ reservedUntil: _until, ...item }) => item),
    totalItemCount: cart.totalItemCount,
    coupon: cart.coupon,
    couponItems: cart.couponItems,
    shippingMethods: cart.shippingMethods,
    approachingPromotions: cart.approachingPromotions,
    customerNotifications: cart.customerNotifications,
    priceAdjustments: cart.priceAdjustments,
    shipments: cart.shippingMethods.map(shipment => ({
      ...shipment,
      applicableShippingMethods: shipment.applicableShippingMethods.filter(({ code }) => code === shipment.selected),
    })),
    shippingMethod: method ? { code: method.code, label: method.label, deliveryTime: method.deliveryTime } : null,
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    payment_instruments: paying,
    reward: cart.reward,
    paymentMethod: {
      code: instrument?.method ?? paying[0]?.payment_method_id ?? 'CREDIT_CARD',
      additionalData: null,
      bin: card?.bin ?? null,
      type: card?.brand ?? null,
    },
    orderPromotions: cart.orderPromotions,
    promoSummary: cart.promoSummary,
    totals: { ...cart.totals, taxes: taxesOf(view) },
  }
}

const taxesOf = ({ priced, row }: CartView) =>
  ratesOf(priced).map(({ rate, net, tax }) => ({
    rate: rate / 1_000_000,
    net: toMajor(net, row.currency),
    tax: toMajor(tax, row.currency),
  }))
