import type { ApproachingPromotion } from '../shapes/promotion'

export interface Approach {
  readonly promotionId: string
  readonly text: string
  readonly isReached: boolean
  readonly progress: number
}

/** Promotions to announce in a context (`MINI_CART`, `CART`, `CHECKOUT`). The words have three parts between pipes (approaching, beyond, reached); others are ignored, and an empty part says nothing. */
export function approachesIn(context: string, promotions: readonly ApproachingPromotion[]): Approach[] {
  return promotions.flatMap(promotion => {
    const { promotionId, approachingDisplayLevel, distanceFromConditionThreshold: distance } = promotion
    const callout = promotion.calloutMsg ?? promotion.calloutMessage ?? ''
    const parts = callout.split('|').map(part => part.trim())
    const [approaching, above, reached] = parts
    const text = distance > 0 ? approaching : distance < 0 ? above : reached
    if (!approachingDisplayLevel.includes(context) || parts.length !== 3 || !text) return []
    return [{ promotionId, text, isReached: distance <= 0, progress: progressOf(promotion) }]
  })
}

function progressOf({ distanceFromConditionThreshold: distance, threshold }: ApproachingPromotion): number {
  if (distance <= 0) return 1
  return threshold ? Math.max(0, 1 - distance / threshold) : 0
}
