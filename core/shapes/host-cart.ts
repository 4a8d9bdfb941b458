import { boolean, type Infer, integer, nullable, optional, string, type, unknown } from 'superstruct'
import { array } from './array'
import { CartItem } from './cart-item'
import { Flash } from './flash'
import { PlacedOrder } from './placed-order'
import { ApproachingPromotion, OrderPromotion, PromotionSummary } from './promotion'
import { Totals } from './totals'

/**
 * What is read of a cart in a host page. The service answers more of it, which only those who pay read; a page checks what it
 * reads.
 */
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
  /** Whether there is one says that the sums are settled. */
  shippingAddress: array(unknown()),
  totals: Totals,
  /** What was last bought of this cart, also where it was taken along to checkout on another origin. */
  lastOrder: optional(PlacedOrder),
})
export type HostCart = Infer<typeof HostCart>
