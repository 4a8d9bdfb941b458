import {
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  optional,
  size,
  string,
  type,
  unknown,
} from 'superstruct'
import { array } from '../shapes/array'
import { Address } from '../shapes/address'
import { CartItem } from '../shapes/cart-item'
import { Flash } from '../shapes/flash'
import { PaymentInstrument } from '../shapes/payment-instrument'
import { PaymentMethodId } from '../shapes/payment-method-id'
import { PriceAdjustment } from '../shapes/price-adjustment'
import { ApproachingPromotion, OrderPromotion, PromotionSummary } from '../shapes/promotion'
import { Shipment } from '../shapes/shipping'
import { Totals } from '../shapes/totals'

const Id = size(string(), 1, 100)

/** Checks a cart and holds its stock for 15 minutes; beyond the shop's limits only after a bot check. */
export const PrepareOrderRequest = type({ basketId: Id, recaptcha_response: optional(size(string(), 0, 4096)) })
export type PrepareOrderRequest = Infer<typeof PrepareOrderRequest>

export const OrderPaymentMethod = type({ code: PaymentMethodId, additionalData: optional(unknown()) })
export type OrderPaymentMethod = Infer<typeof OrderPaymentMethod>

/** A sale in a store: the store, the employee, and the customer's account if there is one. */
export const InStoreSale = type({ storeId: Id, employeeId: Id, customerNo: optional(Id) })
export type InStoreSale = Infer<typeof InStoreSale>

/** Only an associate's session may name a sale in a store. */
export const PlaceOrderRequest = type({
  cartId: Id,
  billingAddress: optional(nullable(Address)),
  paymentMethod: OrderPaymentMethod,
  recaptcha_response: optional(size(string(), 0, 4096)),
  inStoreSalesInfo: optional(nullable(InStoreSale)),
})
export type PlaceOrderRequest = Infer<typeof PlaceOrderRequest>

/** Signed by the bank's page. */
export const ChallengeResult = type({ transactionId: Id, challengeResult: size(string(), 1, 2000) })
export type ChallengeResult = Infer<typeof ChallengeResult>

export const PatchOrderRequest = type({
  paymentMethod: type({ code: PaymentMethodId, additionalData: ChallengeResult }),
})
export type PatchOrderRequest = Infer<typeof PatchOrderRequest>

/** Details of the flash `PaymentNotAuthorized`. */
export const Challenge = type({ challengeUrl: string(), transactionId: string() })
export type Challenge = Infer<typeof Challenge>

const Stage = enums(['packed', 'shipped', 'delivered', 'returned', 'refunded'])

/** The stages of a parcel since packing, each with its time, the newest last. */
export const Tracking = type({
  stage: Stage,
  carrier: string(),
  trackingNumber: string(),
  events: array(type({ stage: Stage, at: string() })),
  /** Whether it can be sent back now. */
  mayReturn: optional(boolean()),
  /** An announced return. */
  return: optional(type({ returnNumber: string(), trackingNumber: string() })),
  /** What may still be sent back, if `mayReturn` and no return is under way. */
  returnable: optional(array(type({ itemId: string(), qty: integer() }))),
})
export type Tracking = Infer<typeof Tracking>

/** What came back or was cancelled, and what was refunded for it, to each instrument; null for the voucher. `at` is null until the money is on its way. */
export const Refund = type({
  at: nullable(string()),
  amount: number(),
  parts: array(type({ payment_instrument_id: nullable(string()), amount: number() })),
  items: array(type({ itemId: string(), qty: integer() })),
})
export type Refund = Infer<typeof Refund>

/** A cart's fields, frozen; `status` is `pending` while the bank's challenge is open. */
export const Order = type({
  orderNumber: string(),
  status: enums(['pending', 'placed', 'shipped', 'delivered', 'cancelled', 'void']),
  placedAt: string(),
  basketId: optional(string()),
  currency: string(),
  items: array(CartItem),
  shipments: array(Shipment),
  // The previous release of the service lacks these.
  totalItemCount: optional(integer()),
  coupon: optional(nullable(string())),
  couponItems: optional(array(type({ code: string(), applied: boolean() }))),
  shippingMethods: optional(array(Shipment)),
  approachingPromotions: optional(array(ApproachingPromotion)),
  customerNotifications: optional(array(Flash)),
  priceAdjustments: optional(array(PriceAdjustment)),
  shippingMethod: nullable(type({ code: string(), label: string(), deliveryTime: string() })),
  shippingAddress: array(Address),
  billingAddress: nullable(Address),
  payment_instruments: array(PaymentInstrument),
  /** The voucher that paid a part. */
  reward: optional(nullable(type({ points: number(), amountInCurrency: number() }))),
  paymentMethod: type({
    code: PaymentMethodId,
    additionalData: optional(unknown()),
    bin: optional(nullable(string())),
    type: optional(nullable(string())),
  }),
  orderPromotions: array(OrderPromotion),
  promoSummary: array(PromotionSummary),
  flash: array(Flash),
  totals: Totals,
  tracking: optional(Tracking),
  /** Of returns that have arrived. */
  refunds: optional(array(Refund)),
  /** Only for associates. */
  inStoreSalesInfo: optional(InStoreSale),
})
export type Order = Infer<typeof Order>

/** A guest's look-up. */
export const TrackOrderRequest = type({ orderNumber: Id, email: size(string(), 1, 254) })
export type TrackOrderRequest = Infer<typeof TrackOrderRequest>

/** `email` is for orders of guests. */
export const CancelOrderRequest = type({ orderNumber: Id, email: optional(size(string(), 1, 254)) })
export type CancelOrderRequest = Infer<typeof CancelOrderRequest>
