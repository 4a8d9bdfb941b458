import type { CartItem } from '../../shapes/cart-item'
import { $lastGone } from '../queue'

export interface Gone {
  readonly item: CartItem
  /** Its place among the lines. */
  readonly at: number
  readonly kind: 'remove' | 'save'
}

/** The line that left the cart last. It is derived, so that a page knows it that loads this after the press. */
export const $gone = $lastGone.map((last): Gone | null => {
  const { operation, known } = last ?? {}
  if (operation?.kind !== 'remove' && operation?.kind !== 'save') return null
  const at = known?.items.findIndex(({ id }) => id === operation.itemId) ?? -1
  const item = known?.items[at]
  return item ? { item, at, kind: operation.kind } : null
})
