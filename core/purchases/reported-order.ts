import { createEvent, createStore } from 'effector'
import type { PlacedOrder } from '../shapes/placed-order'

/** The page's own cart reported an order; each is reported once. */
export const orderReported = createEvent<PlacedOrder>()
export const orderPublished = createEvent<PlacedOrder>()

/** Reported, and not published to the page yet. */
export const $orderToPublish = createStore<PlacedOrder | null>(null)
  .on(orderReported, (_before, order) => order)
  .reset(orderPublished)
