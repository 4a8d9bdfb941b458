import { createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { $config } from '../site/config'
import { endpoints } from '../session/endpoints'

// What the shopper does

/** The shopper wants to pay, on the shop's own pages. */
export const checkoutPressed = createEvent()
/** The cart is as the shopper wants it, and can be taken along. Wired to the cart. */
export const cartReady = createEvent<{ basketId: string }>()

// What we remember

const createHandoffFx = requestFx(endpoints.createHandoff)

/** True from the press until the page is left, or cannot be. */
export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(createHandoffFx.fail, pageReturned)

/** Why checkout could not be opened. */
export const $leavingError = createStore<ShopError | null>(null)
  .on(createHandoffFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

// What follows

sample({ clock: cartReady, fn: body => ({ body }), target: createHandoffFx })

// The code stands behind the #: no server, log or referrer sees it.
sample({
  clock: createHandoffFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, { handoff }) =>
    `${checkout}/${locale.toLowerCase()}/checkout#handoff=${encodeURIComponent(handoff)}`,
  target: goToFx,
})
