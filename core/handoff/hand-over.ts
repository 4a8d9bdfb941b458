import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { asShopError } from '../errors/shop-error'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { goToFx } from '../runtime/go-to'
import { pageReturned } from '../runtime/page-events'
import { endpoints } from '../session/endpoints'
import { $config } from '../site/config'
import { $isLeaving, $leavingError } from './model'

export const cartReady = createEvent<{ basketId: string }>()

const createHandoffFx = cartCallFx(requestFx(endpoints.createHandoff))

/** Hands a cart over, and returns the rest of checkout's URL. The scheme is a query, because the service needs it for the first paint. The code is after the #, where no server, log or referrer sees it. */
const handOverFx = createEffect(async (cart: { basketId: string }): Promise<string> => {
  const create = scopeBind(createHandoffFx, { safe: true })
  const looked = import('../runtime/page-scheme').then(({ schemeOfPage }) => schemeOfPage()).catch(() => null)
  const [{ handoff }, scheme] = await Promise.all([create({ body: cart }), looked])
  return `${scheme ? `?scheme=${scheme}` : ''}#handoff=${encodeURIComponent(handoff)}`
})

$isLeaving.reset(handOverFx.fail, pageReturned)

$leavingError.on(handOverFx.failData, (_current, error) => asShopError(error))

sample({ clock: cartReady, target: handOverFx })

sample({
  clock: handOverFx.doneData,
  source: $config,
  fn: ({ checkout, locale }, rest) => `${checkout}/${locale.toLowerCase()}/checkout${rest}`,
  target: goToFx,
})
