import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct'
import { Address } from './address'
import { CartItem } from './cart-item'
import { Flash } from './flash'
import { PaymentInstrument } from './payment-instrument'
import { PriceAdjustment } from './price-adjustment'
import { ApproachingPromotion, OrderPromotion, PromotionSummary } from './promotion'
import { Reward } from './reward'
import { Shipment } from './shipping'
import { Totals } from './totals'

/** The cart as the service answers it after every write; a third-party key sees neither addresses nor instruments. */
export const Cart = type({
  basketId: string(),
  currency: string(),
  totalItemCount: integer(),
  items: array(CartItem),
  coupon: nullable(string()),
  couponItems: array(type({ code: string(), applied: boolean() })),
  shippingMethods: array(Shipment),
  shippingAddress: array(Address),
  billingAddress: nullable(Address),
  payment_instruments: array(PaymentInstrument),
  reward: nullable(Reward),
  orderPromotions: array(OrderPromotion),
  promoSummary: array(PromotionSummary),
  approachingPromotions: array(ApproachingPromotion),
  flash: array(Flash),
  customerNotifications: array(Flash),
  priceAdjustments: array(PriceAdjustment),
  totals: Totals,
})
export type Cart = Infer<typeof Cart>
