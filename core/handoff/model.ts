import { attach, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loadLateFx } from '../runtime/late'

export const checkoutPressed = createEvent()

// What hands a cart over loads late (`hand-over.ts`). Until it is there the press is held.
const loadFx = attach({ effect: loadLateFx })

export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(loadFx.fail)

export const $leavingError = createStore<ShopError | null>(null)
  .on(loadFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

sample({ clock: checkoutPressed, target: loadFx })
