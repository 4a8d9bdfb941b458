import { createEvent, createStore } from 'effector'
import { tracked } from './model'

/** The next checkout is counted again. */
export const checkoutOver = createEvent()

/** `begin_checkout` counts once a checkout. */
export const $hasBegunCheckout = createStore(false)
  .on(tracked, (hasBegun, { event }) => hasBegun || event === 'begin_checkout')
  .reset(checkoutOver)
