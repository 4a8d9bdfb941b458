import { createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { bringRest } from '../runtime/bring-rest'

/** The shopper wants to pay, on the shop's own pages. */
export const checkoutPressed = createEvent()

// What leads there (leave) comes after a cart's first line: the press waits for it.
const bringFx = createEffect(() => bringRest())

/** True from the press until the page is left, or cannot be. */
export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(bringFx.fail)

/** Why checkout could not be opened. */
export const $leavingError = createStore<ShopError | null>(null)
  .on(bringFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

sample({ clock: checkoutPressed, target: bringFx })
