import type { Cart } from '../../core/shapes/cart'
import { PartChips } from './part-chips'
import { PartMix } from './part-mix'
import './applied-parts.css'

/** What already pays a part of the sum. */
export function AppliedParts({ cart, onRemoved }: { cart: Cart; onRemoved: () => void }) {
  return (
    <>
      <PartMix cart={cart} />
      <PartChips cart={cart} onRemoved={onRemoved} />
    </>
  )
}
