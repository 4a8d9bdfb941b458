import { createEffect, scopeBind } from 'effector'
import { requestFx } from '../http/request'
import { schemeOfPage } from '../runtime/page-scheme'
import { endpoints } from '../session/endpoints'

const createHandoffFx = requestFx(endpoints.createHandoff)

/**
 * Hands a cart over, and says how checkout's address goes on. The service reads the scheme, to show the page in it from the
 * first paint. Behind the #, no server, log or referrer sees the code.
 */
export const handOverFx = createEffect(async (cart: { basketId: string }): Promise<string> => {
  const create = scopeBind(createHandoffFx, { safe: true })
  const [{ handoff }, scheme] = await Promise.all([create({ body: cart }), schemeOfPage().catch(() => null)])
  return `${scheme ? `?scheme=${scheme}` : ''}#handoff=${encodeURIComponent(handoff)}`
})
