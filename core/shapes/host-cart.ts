import { boolean, type Infer, integer, nullable, optional, string, type, unknown } from 'superstruct'
import { array } from './array'
import { CartItem } from './cart-item'
import { Flash } from './flash'
import { PlacedOrder } from './placed-order'
import { ApproachingPromotion, OrderPromotion, PromotionSummary } from './promotion'
import { Totals } from './totals'

/** The part of a cart that host pages read. Only that part is checked there; the service sends more. */
export const HostCart = type({
  basketId: string(),
  currency: string(),
  totalItemCount: integer(),
  items: array(CartItem),
  coupon: nullable(string()),
  couponItems: array(type({ code: string(), applied: boolean() })),
  orderPromotions: array(OrderPromotion),
  promoSummary: array(PromotionSummary),
  approachingPromotions: array(ApproachingPromotion),
  flash: array(Flash),
  customerNotifications: array(Flash),
  /** An address means that the totals are final. */
  shippingAddress: array(unknown()),
  totals: Totals,
  /** The last order of this cart, also if it was placed on another origin. */
  lastOrder: optional(PlacedOrder),
})
export type HostCart = Infer<typeof HostCart>
