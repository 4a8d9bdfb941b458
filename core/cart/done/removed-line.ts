import type { CartItem } from '../../shapes/cart-item'
import { $lastRemoval } from '../queue'

export interface RemovedLine {
  readonly item: CartItem
  /** Its index among the lines. */
  readonly at: number
  readonly kind: 'remove' | 'save'
}

/** The last line that left the cart. Derived, so that code loaded after the press still knows it. */
export const $removedLine = $lastRemoval.map((last): RemovedLine | null => {
  const { operation, known } = last ?? {}
  if (operation?.kind !== 'remove' && operation?.kind !== 'save') return null
  const at = known?.items.findIndex(({ id }) => id === operation.itemId) ?? -1
  const item = known?.items[at]
  return item ? { item, at, kind: operation.kind } : null
})
