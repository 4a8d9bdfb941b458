import { createEffect, type Effect, scopeBind } from 'effector'
import { hasCode, type ShopError } from '../errors/shop-error'

type Lost = { readonly basketId: string; readonly error: ShopError }

/** Rebuilds a lost cart and returns its id. An entry sets it by `.use`, because this floor does not know carts. */
export const regainCartFx = createEffect<Lost, string, ShopError>(({ error }) => Promise.reject(error))

/** An effect that, if the service has lost the cart (`BSK404`, `AUT498`), rebuilds it and repeats the call once. */
export function cartCallFx<Call extends { params?: object; body?: object }, Answer>(
  sendFx: Effect<Call, Answer, ShopError>,
): Effect<Call, Answer, ShopError> {
  return createEffect<Call, Answer, ShopError>(async call => {
    const send = scopeBind(sendFx, { safe: true })
    const regain = scopeBind(regainCartFx, { safe: true })
    try {
      return await send(call)
    } catch (thrown) {
      const error = thrown as ShopError
      const basketId = basketOf(call)
      if (!basketId || !hasCode(error, 'BSK404', 'AUT498')) throw error
      return send(movedTo(await regain({ basketId, error }), call))
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
function movedTo<Call extends { params?: object; body?: object }>(basketId: string, call: Call): Call {
  const moved = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, NAMES.includes(name) ? basketId : value]))
  return {
    ...call,
    transactionId: undefined,
    ...(call.params ? { params: moved(call.params) } : {}),
    ...(call.body ? { body: moved(call.body) } : {}),
  }
}
