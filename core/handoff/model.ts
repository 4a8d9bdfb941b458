import { createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loaded } from '../http/loaded'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { keepScope } from '../runtime/within'
import { $config } from '../site/config'

export const checkoutPressed = createEvent()

export const cartReady = createEvent<{ basketId: string }>()

const createHandoffFx = createEffect(async (cart: { basketId: string }) => {
  const within = keepScope()
  const call = await loaded(import(/* chunk: late */ './create-handoff'))
  return within(() => call.createHandoffFx({ body: cart }))
})

export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(createHandoffFx.fail, pageReturned)

export const $leavingError = createStore<ShopError | null>(null)
  .on(createHandoffFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

sample({ clock: cartReady, target: createHandoffFx })

// Behind the #, no server, log or referrer sees the code.
sample({
  clock: createHandoffFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, { handoff }) =>
    `${checkout}/${locale.toLowerCase()}/checkout#handoff=${encodeURIComponent(handoff)}`,
  target: goToFx,
})
