import { enums, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { array } from './array'

/** A line's promotion; `price` is what it takes off, a positive number. */
export const ProductPromotion = type({
  couponCode: nullable(string()),
  promotionId: string(),
  price: number(),
  campaignId: string(),
})
export type ProductPromotion = Infer<typeof ProductPromotion>

export const PromotionSummary = type({
  level: enums(['ORDER', 'PRODUCT', 'SHIPPING']),
  calloutMessage: string(),
  promotionName: string(),
  promotionId: string(),
})
export type PromotionSummary = Infer<typeof PromotionSummary>

/** A positive amount. */
export const OrderPromotion = type({
  promotionId: string(),
  promotionName: string(),
  couponCode: nullable(string()),
  price: number(),
})
export type OrderPromotion = Infer<typeof OrderPromotion>

/** `calloutMsg`, else `calloutMessage`, has three parts between pipes: approaching, beyond, reached. */
export const ApproachingPromotion = type({
  promotionId: string(),
  approachingDisplayLevel: array(string()),
  calloutMsg: optional(string()),
  calloutMessage: optional(string()),
  distanceFromConditionThreshold: number(),
  threshold: optional(number()),
  promotionClass: enums(['ORDER', 'PRODUCT', 'SHIPPING']),
  level: optional(string()),
})
export type ApproachingPromotion = Infer<typeof ApproachingPromotion>
