import { createEvent, sample } from 'effector'
import type { Operation } from '../operations'
import { $queue, operationRequested } from '../queue'

export const couponSubmitted = createEvent<string>()
export const couponRemoved = createEvent<string>()

export const $isCouponPending = $queue.map(queue => queue.some(({ kind }) => kind === 'apply-coupon'))

sample({
  clock: couponSubmitted,
  filter: code => code.trim() !== '',
  fn: (code): Operation => ({ kind: 'apply-coupon', code: code.trim() }),
  target: operationRequested,
})

sample({
  clock: couponRemoved,
  fn: (code): Operation => ({ kind: 'remove-coupon', code }),
  target: operationRequested,
})
