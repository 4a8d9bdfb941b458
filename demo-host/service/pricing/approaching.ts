import { counts, isOn, type LineLeft } from './conditions'
import type { Minor } from './money'
import type { Promotion } from './promotion'
import { sum } from './share'
import { isFor } from './shipping-promotions'
import type { Approach, CartToPrice } from './types'

/**
 * Promotions that announce how far away they are, once any line counts towards them. One that is reached is announced only if it applies, and one for shipping
 * only if there is a shipping cost left to reduce (`shippingLeft`, by shipment).
 */
export function approachingPromotions(
  cart: CartToPrice,
  lines: readonly LineLeft[],
  working: readonly Promotion[],
  shippingLeft: readonly Minor[],
): Approach[] {
  return cart.promotions.flatMap(promotion => {
    const threshold = promotion.condition.minSubtotal?.[cart.currency]
    if (!promotion.approaching || !threshold || !isOn(promotion, cart)) return []
    const counting = lines.filter(({ line }) => counts(promotion, line))
    if (counting.length === 0) return []
    const reached = sum(counting.map(({ left }) => left))
    const isAnnounced = reached < threshold ? helps(promotion, cart, shippingLeft) : working.includes(promotion)
    return isAnnounced ? [{ promotion, threshold, reached }] : []
  })
}

function helps(promotion: Promotion, { shipping }: CartToPrice, left: readonly Minor[]): boolean {
  return (
    promotion.level !== 'SHIPPING' || shipping.some((charge, at) => isFor(promotion)(charge) && (left[at] ?? 0) > 0)
  )
}
