import { createEffect, type Effect, scopeBind } from 'effector'
import type { Code } from '../errors/catalogue'
import { hasCode, type ShopError } from '../errors/shop-error'

/** A lost cart, and the refusal that said so. */
export type Lost = { readonly basketId: string; readonly error: ShopError }

/** The new cart. `isOthers` if its shopper is not the one of the lost cart any more. */
export type Regained = { readonly basketId: string; readonly isOthers: boolean }

/** Notes the cart when a call begins, because a session that ends meanwhile takes it along; the note rebuilds it. Code that knows carts sets it by `.use`. */
export const noteCartFx = createEffect<void, (lost: Lost) => Promise<Regained>>(
  () =>
    ({ error }) =>
      Promise.reject(error),
)

/** An effect that, if the service has lost the cart (says one of `codes`), rebuilds it and repeats the call once. What one shopper sent is not sent again for another. */
export function cartCallFx<Call extends { params?: object; body?: object }, Answer>(
  sendFx: Effect<Call, Answer, ShopError>,
  codes: readonly Code[] = ['BSK404', 'AUT498'],
): Effect<Call, Answer, ShopError> {
  return createEffect<Call, Answer, ShopError>(async call => {
    const send = scopeBind(sendFx, { safe: true })
    const noted = scopeBind(noteCartFx, { safe: true })()
    try {
      return await send(call)
    } catch (thrown) {
      const error = thrown as ShopError
      const basketId = basketOf(call)
      if (!basketId || !hasCode(error, ...codes)) throw error
      const regain = await noted
      const regained = await regain({ basketId, error })
      if (regained.isOthers && call.body) throw error
      return send(withBasket(regained.basketId, call))
    }
  })
}

const NAMES: readonly string[] = ['basketId', 'cartId']

/** From the path, else the body. */
function basketOf({ params, body }: { params?: object; body?: object }): string | undefined {
  const fields: Readonly<Record<string, unknown>> = { ...body, ...params }
  const id = fields[NAMES.find(name => name in fields) ?? '']
  return typeof id === 'string' ? id : undefined
}

/** With a new transaction id, because the first one was answered. */
function withBasket<Call extends { params?: object; body?: object }>(basketId: string, call: Call): Call {
  const replaceId = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, NAMES.includes(name) ? basketId : value]))
  return {
    ...call,
    transactionId: undefined,
    ...(call.params ? { params: replaceId(call.params) } : {}),
    ...(call.body ? { body: replaceId(call.body) } : {}),
  }
}
