import { useUnit } from 'effector-react'
import { $callOutsAt } from '../../core/cart/reach'
import { InlineNotice } from '../ui/notice'

/** What promotions of the whole order and of its delivery do; those of a product are at its line. */
export function CallOuts({ at }: { at: string }) {
  const calls = useUnit($callOutsAt)(at)
  if (calls.length === 0) return null
  return (
    <div>
      {calls.map(({ promotionId, calloutMessage }) => (
        <InlineNotice key={promotionId} tone="success">
          <bdi>{calloutMessage}</bdi>
        </InlineNotice>
      ))}
    </div>
  )
}
