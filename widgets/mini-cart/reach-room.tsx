import type { ApproachingPromotion } from '../../core/shapes/promotion'
import { Skeleton } from '../ui/skeleton'

/** The room of what says how near promotions are, a line of words and a bar each, until it has come (`Told`). */
export function ReachRoom({ promotions }: { promotions: readonly ApproachingPromotion[] }) {
  return promotions
    .filter(({ approachingDisplayLevel }) => approachingDisplayLevel.includes('MINI_CART'))
    .map(({ promotionId }) => <Skeleton key={promotionId} height="59px" />)
}
