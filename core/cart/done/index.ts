import type { CartItem } from '../../shapes/cart-item'
import type { Change } from '../operations'
import { performFx } from '../perform'
import { operationDone } from '../queue'

// Loaded after the first paint.

export { $removedLine, type RemovedLine } from './removed-line'
export { linesWritten } from './lines-written'
export { promotionChosen } from './promotion-chosen'

export const itemAdded = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'add' ? { item: operation.item, cart } : undefined,
)

export const lineChanged = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'change' ? { change: operation as Change, cart } : undefined,
)

/** A line's quantity, as the service has saved it: not always as it was asked for. A gift or a store changes none. */
export const quantitySaved = performFx.done.filterMap(({ params: { operation, known }, result: { cart } }) => {
  if (operation.kind !== 'change') return
  const lineIn = (items: readonly CartItem[]) => items.find(({ id }) => id === operation.itemId)
  const [before, now] = [lineIn(known.items), lineIn(cart.items)]
  return now && (operation.qty !== before?.qty || now.qty !== before.qty) ? { name: now.name, qty: now.qty } : undefined
})

export const lineSaved = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'save' ? { itemId: operation.itemId, cart } : undefined,
)
