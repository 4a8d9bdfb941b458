import { createEffect, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import { endpoints } from '../session/endpoints'

const createHandoffFx = requestFx(endpoints.createHandoff)

/**
 * Hands a cart over, and says how checkout's address goes on. The service reads the scheme, to show the page in it from the
 * first paint. Behind the #, no server, log or referrer sees the code.
 */
export const handOverFx = createEffect(async (cart: { basketId: string }): Promise<string> => {
  const create = scopeBind(createHandoffFx, { safe: true })
  const looked = import('../runtime/page-scheme').then(({ schemeOfPage }) => schemeOfPage()).catch(() => null)
  const [{ handoff }, scheme] = await Promise.all([create({ body: cart }), looked])
  return `${scheme ? `?scheme=${scheme}` : ''}#handoff=${encodeURIComponent(handoff)}`
})
