import { createEffect, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../errors/shop-error'
import { loaded } from '../http/loaded'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { keepScope } from '../runtime/within'
import { $config } from '../site/config'

export const checkoutPressed = createEvent()

export const cartReady = createEvent<{ basketId: string }>()

const handOverFx = createEffect(async (cart: { basketId: string }) => {
  const within = keepScope()
  const call = await loaded(import(/* chunk: late */ './create-handoff'))
  return within(() => call.handOverFx(cart))
})

export const $isLeaving = createStore(false)
  .on(checkoutPressed, () => true)
  .reset(handOverFx.fail, pageReturned)

export const $leavingError = createStore<ShopError | null>(null)
  .on(handOverFx.failData, (_current, error) => asShopError(error))
  .reset(checkoutPressed)

sample({ clock: cartReady, target: handOverFx })

sample({
  clock: handOverFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, rest) => `${checkout}/${locale.toLowerCase()}/checkout${rest}`,
  target: goToFx,
})
