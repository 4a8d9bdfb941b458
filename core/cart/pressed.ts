import { createEvent, sample } from 'effector'
import type { Addition, Change, Operation } from './operations'
import { isOwned } from './own-operations'
import { $queue, operationAsked, operationDone, writeRefused } from './queue'

// What the shopper does

/** A product is to go into the cart: once, unless a quantity is named. */
export const addToCartPressed = createEvent<Addition>()
/** A line's quantity, or its variant, is to be another. */
export const quantityChanged = createEvent<Change>()
/** A line is to leave the cart. */
export const removePressed = createEvent<{ itemId: string }>()
/** A line is to leave the cart and to be kept for later. */
export const saveForLaterPressed = createEvent<{ itemId: string }>()
/** A coupon's code was typed and sent. */
export const couponSubmitted = createEvent<string>()
/** A coupon is to be taken off. */
export const couponRemoved = createEvent<string>()

// What becomes of it

/** A product is in the cart. */
export const itemAdded = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'add' ? { item: operation.item, cart } : undefined,
)

/** A product is in the cart that a part of this page, as the quick shop, asked for. */
export const ownItemAdded = operationDone.filter({
  fn: ({ operation }) => operation.kind === 'add' && isOwned(operation),
})

/** A line's quantity or variant is as the shopper wished. */
export const lineChanged = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'change' ? { change: operation as Change, cart } : undefined,
)

/** A line has left the cart. */
export const lineRemoved = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'remove' ? { itemId: operation.itemId, cart } : undefined,
)

/** A line is kept for later, and no longer in the cart. */
export const lineSaved = operationDone.filterMap(({ operation, cart }) =>
  operation.kind === 'save' ? { itemId: operation.itemId, cart } : undefined,
)

/** An add was refused, and whoever asked for it does not show that. */
export const addRefused = writeRefused.filterMap(({ operation, error }) =>
  operation.kind === 'add' && !isOwned(operation) ? { item: operation.item, error } : undefined,
)

/** What is on its way into the cart. */
export const $adding = $queue.map((queue): readonly Addition[] =>
  queue.flatMap(operation => (operation.kind === 'add' ? [operation.item] : [])),
)

/** True until the service has answered about a coupon. */
export const $isCouponPending = $queue.map(queue => queue.some(({ kind }) => kind === 'apply-coupon'))

// What follows

sample({
  clock: addToCartPressed,
  fn: (item): Operation => ({ kind: 'add', item }),
  target: operationAsked,
})

sample({
  clock: quantityChanged,
  fn: (change): Operation => ({ kind: 'change', ...change }),
  target: operationAsked,
})

sample({
  clock: removePressed,
  fn: ({ itemId }): Operation => ({ kind: 'remove', itemId }),
  target: operationAsked,
})

sample({
  clock: saveForLaterPressed,
  fn: ({ itemId }): Operation => ({ kind: 'save', itemId }),
  target: operationAsked,
})

sample({
  clock: couponSubmitted,
  filter: code => code.trim() !== '',
  fn: (code): Operation => ({ kind: 'apply-coupon', code: code.trim() }),
  target: operationAsked,
})

sample({
  clock: couponRemoved,
  fn: (code): Operation => ({ kind: 'remove-coupon', code }),
  target: operationAsked,
})
