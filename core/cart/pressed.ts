import { createEvent, sample } from 'effector'
import { type Addition, type Change, isOwned, type Operation } from './operations'
import { operationRequested, operationDone, writeRefused } from './queue'

export const addToCartPressed = createEvent<Addition>()
export const quantityChanged = createEvent<Change>()
export const removePressed = createEvent<{ itemId: string }>()
export const saveForLaterPressed = createEvent<{ itemId: string }>()

export const ownItemAdded = operationDone.filter({
  fn: ({ operation }) => operation.kind === 'add' && isOwned(operation),
})

/** A refused add that no part of the page shows. */
export const addRefused = writeRefused.filterMap(({ operation, error }) =>
  operation.kind === 'add' && !isOwned(operation) ? { item: operation.item, error } : undefined,
)

sample({
  clock: addToCartPressed,
  fn: (item): Operation => ({ kind: 'add', item }),
  target: operationRequested,
})

sample({
  clock: quantityChanged,
  fn: (change): Operation => ({ kind: 'change', ...change }),
  target: operationRequested,
})

sample({
  clock: removePressed,
  fn: ({ itemId }): Operation => ({ kind: 'remove', itemId }),
  target: operationRequested,
})

sample({
  clock: saveForLaterPressed,
  fn: ({ itemId }): Operation => ({ kind: 'save', itemId }),
  target: operationRequested,
})
