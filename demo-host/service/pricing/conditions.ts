import { sum } from './share'
import type { CartToPrice, LineToPrice } from './types'
import type { Promotion } from './promotion'

/** `left` is the line's price at that step. */
export type LineLeft = { readonly line: LineToPrice; readonly left: number }

/** Time, coupon, audience, country and uses allow it. */
export function isOn(promotion: Promotion, cart: CartToPrice): boolean {
  const { condition, couponCode, limit } = promotion
  if (couponCode && !cart.coupons.includes(couponCode)) return false
  if (Date.parse(promotion.startsAt) > cart.at.getTime()) return false
  if (promotion.endsAt && Date.parse(promotion.endsAt) <= cart.at.getTime()) return false
  if (limit && limit.used >= limit.total) return false
  if (condition.audience && !cart.audiences.has(condition.audience)) return false
  return !condition.countries || condition.countries.includes(cart.country)
}

/** Whether a line counts towards a promotion and gets its discount. Gift cards only if they are named. */
export function counts({ condition }: Promotion, line: LineToPrice): boolean {
  if (condition.fullPriceOnly && line.current < line.original) return false
  return line.taxClass !== 'gift-card' || (condition.productIds?.includes(line.productId) ?? false)
}

/** Whether a condition names the line; without names it means all. */
export function isNamed({ condition }: Promotion, line: LineToPrice): boolean {
  if (!condition.categoryIds && !condition.productIds) return true
  return (
    (condition.productIds?.includes(line.productId) ?? false) ||
    (condition.categoryIds?.some(id => line.categoryIds.includes(id)) ?? false)
  )
}

/** The lines reach the condition's sum and units. */
export function isEnough({ condition }: Promotion, { currency }: CartToPrice, lines: readonly LineLeft[]): boolean {
  if (lines.length === 0) return false
  if (condition.minUnits && sum(lines.map(({ line }) => line.qty)) < condition.minUnits) return false
  return !condition.minSubtotal || sum(lines.map(({ left }) => left)) >= condition.minSubtotal[currency]
}

/** By rank; the first exclusive promotion that applies is the only one of its level. */
export function workingOnes(promotions: readonly Promotion[], holds: (promotion: Promotion) => boolean): Promotion[] {
  const holding = promotions.filter(holds).sort((one, other) => one.rank - other.rank)
  const alone = holding.find(promotion => promotion.exclusive)
  return alone ? [alone] : holding
}
