import { sum } from './share'
import type { CartToPrice, LineToPrice } from './types'
import type { Promotion } from './promotion'

/** A line as a condition sees it: `left` is what it costs at that point of the way. */
export type LineLeft = { readonly line: LineToPrice; readonly left: number }

/** Whether a promotion is on at all for this cart: its time, coupon, audience and country, and its uses. */
export function isOn(promotion: Promotion, cart: CartToPrice): boolean {
  const { condition, couponCode, limit } = promotion
  if (couponCode && !cart.coupons.includes(couponCode)) return false
  if (Date.parse(promotion.startsAt) > cart.at.getTime()) return false
  if (promotion.endsAt && Date.parse(promotion.endsAt) <= cart.at.getTime()) return false
  if (limit && limit.used >= limit.total) return false
  if (condition.audience && !cart.audiences.has(condition.audience)) return false
  return !condition.countries || condition.countries.includes(cart.country)
}

/** Whether a line may count towards a promotion and get something off; money for money (a gift card) only where it is named. */
export function counts({ condition }: Promotion, line: LineToPrice): boolean {
  if (condition.fullPriceOnly && line.current < line.original) return false
  return line.taxClass !== 'gift-card' || (condition.productIds?.includes(line.productId) ?? false)
}

/** Whether a line is one of those that a condition names; all are where it names none. */
export function isNamed({ condition }: Promotion, line: LineToPrice): boolean {
  if (!condition.categoryIds && !condition.productIds) return true
  return (
    (condition.productIds?.includes(line.productId) ?? false) ||
    (condition.categoryIds?.some(id => line.categoryIds.includes(id)) ?? false)
  )
}

/** Whether enough lies in the cart: the sum and the units of the lines given. */
export function isEnough({ condition }: Promotion, { currency }: CartToPrice, lines: readonly LineLeft[]): boolean {
  if (lines.length === 0) return false
  if (condition.minUnits && sum(lines.map(({ line }) => line.qty)) < condition.minUnits) return false
  return !condition.minSubtotal || sum(lines.map(({ left }) => left)) >= condition.minSubtotal[currency]
}

/** In the order of their ranks; an exclusive promotion that holds works alone on its level, the first of them if several do. */
export function workingOnes(promotions: readonly Promotion[], holds: (promotion: Promotion) => boolean): Promotion[] {
  const holding = promotions.filter(holds).sort((one, other) => one.rank - other.rank)
  const alone = holding.find(promotion => promotion.exclusive)
  return alone ? [alone] : holding
}
