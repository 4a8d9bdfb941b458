import { useUnit } from 'effector-react'
import { $cart } from '../../core/cart'
import { InlineNotice } from '../ui/notice'

/** What promotions of the whole order and of its delivery do; those of a product are at its line. */
export function CallOuts() {
  const cart = useUnit($cart)
  const calls = cart?.promoSummary.filter(({ level }) => level !== 'PRODUCT') ?? []
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
