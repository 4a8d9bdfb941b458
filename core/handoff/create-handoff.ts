import { createEffect, scopeBind } from 'effector'
import { cartCallFx } from '../http/cart-call'
import { requestFx } from '../http/request'
import { endpoints } from '../session/endpoints'

const createHandoffFx = cartCallFx(requestFx(endpoints.createHandoff))

/** Hands a cart over, and returns the rest of checkout's URL. The scheme is a query, because the service needs it for the first paint. The code is after the #, where no server, log or referrer sees it. */
export const handOverFx = createEffect(async (cart: { basketId: string }): Promise<string> => {
  const create = scopeBind(createHandoffFx, { safe: true })
  const looked = import('../runtime/page-scheme').then(({ schemeOfPage }) => schemeOfPage()).catch(() => null)
  const [{ handoff }, scheme] = await Promise.all([create({ body: cart }), looked])
  return `${scheme ? `?scheme=${scheme}` : ''}#handoff=${encodeURIComponent(handoff)}`
})
