import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $cart } from '../../core/cart'
import { type Approach, approachesIn } from '../../core/cart/upkeep'
import { TickIcon, TruckIcon } from '../ui/icon'
import { Progress } from '../ui/progress'

/** How near a promotion is: its own words, and a bar that says the same; `children` stand at the end of the words. */
export function ShippingBar({
  approach: { text, isReached, progress },
  children,
}: {
  approach: Approach
  children?: ReactNode
}) {
  return (
    <div className="ship">
      <p>
        {isReached ? <TickIcon small /> : <TruckIcon small />}
        <bdi key={text}>{text}</bdi>
        {children}
      </p>
      <Progress value={progress} />
    </div>
  )
}

/** How near the promotions are that want to be told of in a bag. */
export function ShippingBars() {
  const cart = useUnit($cart)
  return approachesIn('MINI_CART', cart?.approachingPromotions ?? []).map(approach => (
    <ShippingBar key={approach.promotionId} approach={approach} />
  ))
}
