import type { Change } from '../operations'
import { operationDone } from '../queue'

// Loaded after the first paint.

export { $gone, type Gone } from './gone'
export { linesWritten } from './lines-written'
export { promotionChosen } from './promotion-chosen'

export const itemAdded = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'add' ? { item: operation.item, cart } : undefined,
)

export const lineChanged = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'change' ? { change: operation as Change, cart } : undefined,
)

export const lineSaved = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'save' ? { itemId: operation.itemId, cart } : undefined,
)
