import { attach, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loadLateFx } from '../runtime/late'
import { $basketId, cartAnswered, readLastSeenFx } from './model'

/** The cart is to be read again, if there is one. */
export const cartWanted = createEvent()

// What reads it (upkeep) is loaded as soon as there is something to read.
const loadFx = attach({ effect: loadLateFx })

/** True while the cart is read. */
export const $isReading = createStore(false)

/** The cart could not be read; null when it could, or was not tried. */
export const $readError = createStore<ShopError | null>(null)
  .on(loadFx.failData, (_current, error) => asShopError(error))
  .reset(cartAnswered)

sample({
  clock: [cartWanted, readLastSeenFx.doneData],
  source: $basketId,
  filter: Boolean,
  fn: () => {},
  target: loadFx,
})
