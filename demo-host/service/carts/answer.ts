import type { Address } from '../../../core/shapes/address'
import type { Cart } from '../../../core/shapes/cart'
import type { Flash } from '../../../core/shapes/flash'
import type { PaymentInstrument } from '../../../core/shapes/payment-instrument'
import type { Shipment, ShippingMethod } from '../../../core/shapes/shipping'
import { arrivalOf } from '../delivery/methods'
import { costOfMethod } from '../pricing/method-cost'
import { toMajor } from '../pricing/currency'
import type { SeedShippingMethod } from '../seed/types'
import { answerItems, type Reader, say } from './answer-item'
import { answerApproaching, answerSummary } from './answer-promotions'
import { answerTotals } from './answer-totals'
import type { CartInstrument } from './document'
import { addressOf, type CartShipment, needsAddress } from './shipments'
import type { CartView } from './view'

/** Who reads a cart: a stranger's page sees lines, promotions and totals alone. */
export type CartReader = Reader & { readonly trusted: boolean }

/** A cart as it travels. */
export function answerCart(view: CartView, reader: CartReader, flash: readonly Flash[] = []): Cart {
  const { row, priced } = view
  const { document, currency } = row
  const working = new Set(priced.working.map(({ couponCode }) => couponCode))
  return {
    basketId: row.basketId,
    currency,
    totalItemCount: priced.totals.totalUnits,
    items: answerItems(view, reader),
    coupon: document.coupons.at(-1) ?? null,
    couponItems: document.coupons.map(code => ({ code, applied: working.has(code) })),
    shippingMethods: reader.trusted ? view.shipments.map(shipment => answerShipment(shipment, view, reader)) : [],
    shippingAddress: reader.trusted ? answerAddresses(view) : [],
    billingAddress: reader.trusted ? document.billingAddress : null,
    payment_instruments: reader.trusted ? document.instruments.map(own => answerInstrument(own, view)) : [],
    reward: null,
    orderPromotions: priced.orderDeductions.map(({ promotion, amount }) => ({
      promotionId: promotion.id,
      promotionName: say(promotion.name, reader),
      couponCode: promotion.couponCode ?? null,
      price: toMajor(amount, currency),
    })),
    promoSummary: answerSummary(view, reader),
    approachingPromotions: answerApproaching(view, reader),
    flash: [...flash],
    customerNotifications: [],
    priceAdjustments: [],
    totals: answerTotals(priced.totals, currency),
  }
}

/** A shipment with its methods and the one chosen. */
export function answerShipment(shipment: CartShipment, view: CartView, reader: Reader): Shipment {
  const { shippingId, methods, chosen } = shipment
  return {
    shippingId,
    ...(chosen ? { selected: chosen.code } : {}),
    applicableShippingMethods: methods.map(method => answerMethod(method, shippingId, view, reader)),
  }
}

function answerMethod(method: SeedShippingMethod, shippingId: string, view: CartView, reader: Reader): ShippingMethod {
  const { currency } = view.row
  const arrival = arrivalOf(method, view.at)
  const amount = method.prices[currency]
  return {
    code: method.code,
    label: say(method.label, reader),
    price: {
      amount: toMajor(amount, currency),
      finalAmount: toMajor(costOfMethod(view.toPrice, view.priced, shippingId, method.code, amount), currency),
      currency,
    },
    deliveryTime: say(method.deliveryTime, reader),
    ...(arrival ? { arrival } : {}),
    class: method.class,
  }
}

/** Every shipment's address, under the shipment's id; a cart without goods shows the ones that it keeps. */
export function answerAddresses({ shipments, row }: CartView): Address[] {
  const goods = shipments.filter(needsAddress).map(({ shippingId }) => shippingId)
  return (goods.length > 0 ? goods : Object.keys(row.document.shippingAddresses)).flatMap(shippingId => {
    const address = addressOf(row.document, shippingId)
    return address ? [{ ...address, shippingId }] : []
  })
}

/** A card with what may be shown of it; the main method pays what is left. */
export function answerInstrument({ id, method, card }: CartInstrument, { row, priced }: CartView): PaymentInstrument {
  return {
    payment_instrument_id: id,
    payment_method_id: method,
    amount: toMajor(priced.totals.remainingToPay, row.currency),
    card: {
      main: true,
      brand: card.brand,
      last4: card.last4,
      holder: card.holder,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      address: row.document.billingAddress,
    },
  }
}
