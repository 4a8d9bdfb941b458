import { createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loaded } from '../http/loaded'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { keepScope } from '../runtime/within'
import { $config } from '../site/config'

// What the shopper does

/** The shopper wants to pay, on the shop's own pages. */
export const checkoutPressed = createEvent()

/** The cart is as the shopper wants it, and can be taken along. Wired to the cart. */
export const cartReady = createEvent<{ basketId: string }>()

// What we remember

const createHandoffFx = createEffect(async (cart: { basketId: string }) => {
  const within = keepScope()
  const call = await loaded(import(/* chunk: late */ './create-handoff'))
  return within(() => call.createHandoffFx({ body: cart }))
})

/** True from the press until the page is left, or cannot be. */
export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(createHandoffFx.fail, pageReturned)

/** Why checkout could not be opened. */
export const $leavingError = createStore<ShopError | null>(null)
  .on(createHandoffFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

// What follows

sample({ clock: cartReady, target: createHandoffFx })

// The code stands behind the #: no server, log or referrer sees it.
sample({
  clock: createHandoffFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, { handoff }) =>
    `${checkout}/${locale.toLowerCase()}/checkout#handoff=${encodeURIComponent(handoff)}`,
  target: goToFx,
})
