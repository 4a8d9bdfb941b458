import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { bringRest } from '../runtime/bring-rest'
import { $basketId, cartAnswered, readLastSeenFx } from './model'

/** The cart is to be read again, if there is one. */
export const cartWanted = createEvent()

// What reads it (refresh) comes as soon as there is something to read.
const bringFx = createEffect<void, unknown, ShopError>(bringRest)

/** True while the cart is read. */
export const $isReading = createStore(false)

/** The cart could not be read; null when it could, or was not tried. */
export const $readError = createStore<ShopError | null>(null)
  .on(bringFx.failData, (_current, error) => error)
  .reset(cartAnswered)

sample({
  clock: [cartWanted, readLastSeenFx.doneData],
  source: $basketId,
  filter: Boolean,
  fn: () => {},
  target: bringFx,
})
