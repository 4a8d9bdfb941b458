import { answerCart } from '../carts/answer'
import type { CartInstrument } from '../carts/document'
import type { CartView } from '../carts/view'
import type { CallContext } from '../context'
import type { OrderDocument } from './document'

/** A cart as it is agreed on: every word and sum as the shopper saw it, whatever the catalogue says later. */
export function snapshotOf(view: CartView, call: CallContext, instrument: CartInstrument | null): OrderDocument {
  const cart = answerCart(view, call)
  const first = view.shipments.find(shipment => shipment.chosen)
  const line = cart.items.find(({ shippingOptions }) => shippingOptions.selected === first?.class)
  const method = line?.shippingOptions.shippingMethod
  return {
    basketId: cart.basketId,
    currency: cart.currency,
    items: cart.items,
    shipments: cart.shippingMethods.map(shipment => ({
      ...shipment,
      applicableShippingMethods: shipment.applicableShippingMethods.filter(({ code }) => code === shipment.selected),
    })),
    shippingMethod: method ? { code: method.code, label: method.label, deliveryTime: method.deliveryTime } : null,
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    payment_instruments: cart.payment_instruments,
    paymentMethod: {
      code: instrument?.method ?? 'CREDIT_CARD',
      additionalData: null,
      bin: instrument?.card.bin ?? null,
      type: instrument?.card.brand ?? null,
    },
    orderPromotions: cart.orderPromotions,
    promoSummary: cart.promoSummary,
    totals: cart.totals,
  }
}
