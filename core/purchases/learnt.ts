import { createEvent, createStore } from 'effector'
import type { PlacedOrder } from '../shapes/placed-order'

/** The page's own cart reported an order; each is reported once. */
export const orderLearnt = createEvent<PlacedOrder>()
export const orderTold = createEvent<PlacedOrder>()

/** Learnt, and not told to the page yet. */
export const $orderToTell = createStore<PlacedOrder | null>(null)
  .on(orderLearnt, (_before, order) => order)
  .reset(orderTold)
