import { attach, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loadLateFx } from '../runtime/late'
import { $basketId, cartAnswered, readLastSeenFx } from './model'

export const cartWanted = createEvent()

// Loaded once there is a cart to read.
const loadFx = attach({ effect: loadLateFx })

export const $isReading = createStore(false)

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
