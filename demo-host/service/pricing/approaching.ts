import { counts, isOn, type LineLeft } from './conditions'
import { sum } from './share'
import type { Approach, CartToPrice } from './types'

/** Promotions that announce how far away they are, once any line counts towards them. */
export function approachingOnes(cart: CartToPrice, lines: readonly LineLeft[]): Approach[] {
  return cart.promotions.flatMap(promotion => {
    const threshold = promotion.condition.minSubtotal?.[cart.currency]
    if (!promotion.approaching || !threshold || !isOn(promotion, cart)) return []
    const counting = lines.filter(({ line }) => counts(promotion, line))
    if (counting.length === 0) return []
    return [{ promotion, threshold, reached: sum(counting.map(({ left }) => left)) }]
  })
}
