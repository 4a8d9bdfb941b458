import type { Code } from '../../../core/errors/catalogue'
import type { Promotion } from './promotion'

/** Trimmed and in capitals, for comparison. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase()

export type CouponFacts = {
  readonly at: Date
  readonly coupons: readonly string[]
  /** A former order of this shopper used it. */
  readonly redeemed: boolean
}

/** Why a coupon is refused, or null. `promotion` is null for an unknown code. */
export function couponRefusal(code: string, promotion: Promotion | null, facts: CouponFacts): Code | null {
  if (!promotion) return 'PRM130'
  if (facts.coupons.includes(code)) return 'PRM416'
  if (Date.parse(promotion.startsAt) > facts.at.getTime()) return 'PRM135'
  if (promotion.endsAt && Date.parse(promotion.endsAt) <= facts.at.getTime()) return 'PRM155'
  if (promotion.limit && promotion.limit.used >= promotion.limit.total) return 'PRM140'
  return promotion.oncePerConsumer && facts.redeemed ? 'PRM150' : null
}
