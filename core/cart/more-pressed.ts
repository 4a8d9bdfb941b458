import { createEvent, sample } from 'effector'
import type { Operation } from './operations'
import { done } from './pressed'
import { $queue, operationAsked } from './queue'

// What the shopper does

/** A line is to leave the cart and to be kept for later. */
export const saveForLaterPressed = createEvent<{ itemId: string }>()
/** A coupon's code was typed and sent. */
export const couponSubmitted = createEvent<string>()
/** A coupon is to be taken off. */
export const couponRemoved = createEvent<string>()

// What becomes of it

/** A line is kept for later, and no longer in the cart. */
export const lineSaved = done.filterMap(({ operation, cart }) =>
  operation.kind === 'save' ? { itemId: operation.itemId, cart } : undefined,
)

/** True while a coupon's fate is open. */
export const $isCouponPending = $queue.map(queue => queue.some(({ kind }) => kind === 'apply-coupon'))

// What follows

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
