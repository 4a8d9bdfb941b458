import { createEvent, createStore } from 'effector'
import type { PlacedOrder } from '../shapes/placed-order'

/** The page's own cart reported an order; each is reported once. */
export const orderReported = createEvent<PlacedOrder>()
export const orderTold = createEvent<PlacedOrder>()

/** Reported, and not published to the page yet. */
export const $orderToTell = createStore<PlacedOrder | null>(null)
  .on(orderReported, (_before, order) => order)
  .reset(orderTold)
