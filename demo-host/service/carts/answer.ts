import type { Address } from '../../../core/shapes/address'
import type { InStoreCart } from '../../../core/in-store/contracts'
import type { Cart } from '../../../core/shapes/cart'
import type { CartItem } from '../../../core/shapes/cart-item'
import type { Flash } from '../../../core/shapes/flash'
import type { Shipment, ShippingMethod as AnsweredMethod } from '../../../core/shapes/shipping'
import { methodWords } from '../delivery/method-words'
import { arrivalOf } from '../delivery/methods'
import { withRegion } from '../delivery/province-names'
import { costOfMethod } from '../pricing/method-cost'
import { toMajor } from '../pricing/currency'
import { paidBy } from '../pricing/totals'
import type { ShippingMethod } from '../delivery/shipping-method'
import { adjustedGoods, answerAdjustments } from './answer-adjustments'
import { answerInstruments } from './answer-instrument'
import { answerItems } from './answer-item'
import { type Reader, localised } from '../languages/localised'
import { answerApproaching, answerSummary } from './answer-promotions'
import { answerTotals } from './answer-totals'
import { addressOf, type CartShipment, isMailed, isMailedWhole, parcelAddresses } from '../delivery/shipments'
import type { CartView } from './view'

/** A third-party page, or a secret that only opens the cart, gets lines, promotions and totals. */
export type CartReader = Reader & { readonly trusted: boolean }

export function answerCart(view: CartView, reader: CartReader, flash: readonly Flash[] = []): InStoreCart {
  const { row, priced } = view
  const { document, currency } = row
  const working = new Set(priced.working.map(({ couponCode }) => couponCode))
  return {
    basketId: row.basketId,
    revision: document.revision ?? 0,
    currency,
    totalItemCount: priced.totals.totalUnits,
    items: reader.trusted ? answerItems(view, reader) : answerItems(view, reader).map(withoutPerson),
    coupon: document.coupons.at(-1) ?? null,
    couponItems: document.coupons.map(code => ({ code, applied: working.has(code) })),
    shippingMethods: reader.trusted ? view.shipments.map(shipment => answerShipment(shipment, view, reader)) : [],
    shippingAddress: reader.trusted ? answerAddresses(view, reader) : [],
    billingAddress:
      reader.trusted && document.billingAddress
        ? withRegion(document.billingAddress, view.settings.addressRules, reader.locale)
        : null,
    payment_instruments: reader.trusted ? answerInstruments(view) : [],
    reward: reader.trusted ? answerVoucher(view) : null,
    orderPromotions: [
      ...priced.orderDeductions.map(({ promotion, amount }) => ({
        promotionId: promotion.id,
        promotionName: localised(promotion.name, reader),
        couponCode: promotion.couponCode ?? null,
        price: toMajor(amount, currency),
      })),
      ...adjustedGoods(view, reader),
    ],
    promoSummary: answerSummary(view, reader),
    approachingPromotions: answerApproaching(view, reader),
    flash: [...flash],
    customerNotifications: reader.trusted && view.own.notice ? [view.own.notice] : [],
    priceAdjustments: reader.trusted ? answerAdjustments(view) : [],
    ...(view.mayAdjust ? { mayAdjust: true } : {}),
    ...(document.bought ? { lastOrder: document.bought } : {}),
    totals: answerTotals(reader.trusted ? priced.totals : paidBy(priced.totals, NOTHING_PAID), currency),
  }
}

/** How somebody pays is personal, like their address. */
const NOTHING_PAID = { rewards: 0, paid: 0 }

/** A line without gift recipient and chosen method. Delivery options stay, but only the shopper can change them. */
const withoutPerson = ({ shippingOptions, ...item }: CartItem): CartItem => ({
  ...item,
  giftOption: null,
  shippingPromotions: [],
  shippingOptions: { ...shippingOptions, available: [shippingOptions.selected], shippingMethod: null },
})

export function answerShipment(shipment: CartShipment, view: CartView, reader: Reader): Shipment {
  const { shippingId, methods, chosen, storeId } = shipment
  const store = storeId ? view.places.byId.get(storeId) : undefined
  const charge = view.priced.shipping.find(one => one.shippingId === shippingId)
  const { currency } = view.row
  return {
    shippingId,
    class: shipment.class,
    itemIds: [...shipment.lineIds],
    ...(chosen ? { selected: chosen.code } : {}),
    ...(storeId ? { storeId } : {}),
    ...(store ? { store } : {}),
    ...(charge
      ? {
          price: {
            amount: toMajor(charge.amount, currency),
            finalAmount: toMajor(charge.finalAmount, currency),
            currency,
          },
        }
      : {}),
    applicableShippingMethods: methods.map(method => answerMethod(method, shippingId, view, reader)),
  }
}

function answerMethod(method: ShippingMethod, shippingId: string, view: CartView, reader: Reader): AnsweredMethod {
  const { currency } = view.row
  const arrival = arrivalOf(method, view.at)
  const amount = method.prices[currency]
  return {
    code: method.code,
    ...methodWords(method, reader),
    price: {
      amount: toMajor(amount, currency),
      finalAmount: toMajor(costOfMethod(view.toPrice, view.priced, shippingId, method.code, amount), currency),
      currency,
    },
    ...(arrival ? { arrival } : {}),
    class: method.class,
  }
}

/**
 * Every shipment's address, by shipment. What goes by e-mail has a contact only if nothing is shipped. An empty cart shows
 * the addresses that it keeps.
 */
function answerAddresses({ shipments, row, settings }: CartView, { locale }: Reader): Address[] {
  const answered = (address: Address, shippingId: string) => ({
    ...withRegion(address, settings.addressRules, locale),
    shippingId,
  })
  const reached = isMailedWhole(shipments) ? shipments : shipments.filter(shipment => !isMailed(shipment))
  if (reached.length === 0) {
    return parcelAddresses(row.document).map(([shippingId, address]) => answered(address, shippingId))
  }
  return reached.flatMap(shipment => {
    const address = addressOf(row.document, shipment)
    return address ? [answered(address, shipment.shippingId)] : []
  })
}

/** The applied voucher, with its cost in points and its value. */
const answerVoucher = ({ paid, row }: CartView): Cart['reward'] =>
  paid.voucher && { points: paid.voucher.points, amountInCurrency: toMajor(paid.voucher.amount, row.currency) }
