import { enums, type Infer, nullable, number, optional, string, type } from 'superstruct'
import { array } from './array'

/** A promotion as it lies on one line; `price` is what it takes off the line, a positive number. */
export const ProductPromotion = type({
  couponCode: nullable(string()),
  promotionId: string(),
  price: number(),
  campaignId: string(),
})
export type ProductPromotion = Infer<typeof ProductPromotion>

/** One sentence of the promotion summary and the level that it works on. */
export const PromotionSummary = type({
  level: enums(['ORDER', 'PRODUCT', 'SHIPPING']),
  calloutMessage: string(),
  promotionName: string(),
  promotionId: string(),
})
export type PromotionSummary = Infer<typeof PromotionSummary>

/** An order promotion with what it takes off, a positive number. */
export const OrderPromotion = type({
  promotionId: string(),
  promotionName: string(),
  couponCode: nullable(string()),
  price: number(),
})
export type OrderPromotion = Infer<typeof OrderPromotion>

/**
 * A promotion within reach: `calloutMsg`, or `calloutMessage` without one, splits on the pipe into approaching,
 * above-threshold and reached words.
 */
export const ApproachingPromotion = type({
  promotionId: string(),
  approachingDisplayLevel: array(string()),
  calloutMsg: optional(string()),
  calloutMessage: optional(string()),
  distanceFromConditionThreshold: number(),
  threshold: optional(number()),
  promotionClass: enums(['ORDER', 'PRODUCT', 'SHIPPING']),
  /** What it works on, as the promotion summary says it. */
  level: optional(string()),
})
export type ApproachingPromotion = Infer<typeof ApproachingPromotion>
