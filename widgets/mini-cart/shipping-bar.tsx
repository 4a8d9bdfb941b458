import type { Approach } from '../../core/cart'
import { TickIcon, TruckIcon } from '../ui/icon'
import { Progress } from '../ui/progress'

/** How near a promotion is: its own words, and a bar that says the same. */
export function ShippingBar({ approach: { text, isReached, progress } }: { approach: Approach }) {
  return (
    <div className="ship">
      <p>
        {isReached ? <TickIcon small /> : <TruckIcon small />}
        <bdi>{text}</bdi>
      </p>
      <Progress value={progress} />
    </div>
  )
}
