import { createEvent, sample } from 'effector'
import type { Addition, Change, Operation } from './operations'
import { $queue, operationAsked, writeFx, writeRefused, writeUnanswered } from './queue'

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

/** An operation is done. */
const done = writeFx.done.map(({ params, result }) => ({ operation: params, cart: result.cart }))

/** A product is in the cart. */
export const itemAdded = done.filterMap(({ operation, cart }) =>
  operation.kind === 'add' ? { item: operation.item, cart } : undefined,
)

/** A line's quantity or variant is as the shopper wished. */
export const lineChanged = done.filterMap(({ operation, cart }) =>
  operation.kind === 'change' ? { change: operation as Change, cart } : undefined,
)

/** A line has left the cart. */
export const lineRemoved = done.filterMap(({ operation, cart }) =>
  operation.kind === 'remove' ? { itemId: operation.itemId, cart } : undefined,
)

/** A line is kept for later, and no longer in the cart. */
export const lineSaved = done.filterMap(({ operation, cart }) =>
  operation.kind === 'save' ? { itemId: operation.itemId, cart } : undefined,
)

/** A product is not in the cart, and will not be by itself. */
export const addFailed = writeRefused.filterMap(({ operation, error }) =>
  operation.kind === 'add' ? { item: operation.item, error } : undefined,
)

/** A product is not in the cart yet, since nobody answers; it is kept, and sent by itself. */
export const addQueued = writeUnanswered.filterMap(({ operation, error }) =>
  operation.kind === 'add' ? { item: operation.item, error } : undefined,
)

/** Who is adding something at the moment, by the name that they gave (`by`). */
export const $adding = $queue.map((queue): readonly string[] =>
  queue.flatMap(operation => (operation.kind === 'add' ? [operation.item.by ?? ''] : [])),
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
