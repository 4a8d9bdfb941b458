import { createEffect, type Effect, scopeBind } from 'effector'
import { isShopError, type ShopError } from '../errors/shop-error'
import type { Endpoint, ParamsOf } from './endpoint'
import { sendFx } from './send'
import { holdTokenFx } from './hold-token'

export { fetchFx } from './fetch'

type Asked<Query> = { [Name in keyof Query]?: Query[Name] | undefined }

export type CallOf<Path extends string, Query, Body> = {
  /** Repeats an unanswered write. */
  transactionId?: string
  keepalive?: boolean
} & (keyof ParamsOf<Path> extends never ? { params?: never } : { params: ParamsOf<Path> }) &
  (undefined extends Query ? { query?: never } : { query?: Asked<Query> }) &
  (undefined extends Body ? { body?: never } : { body: Body })

// biome-ignore lint/suspicious/noConfusingVoidType: an effect without parameters is called with none.
type Given<Call> = Record<never, never> extends Call ? Call | void : Call

/** Sends a call, with a token if needed, and fails only with a ShopError. A refused token is refreshed once. */
export function requestFx<const Path extends string, Query, Body, Answer, Read>(
  endpoint: Endpoint<Path, Query, Body, Answer, Read>,
): Effect<Given<CallOf<Path, Query, Body>>, Read, ShopError> {
  type Call = Given<CallOf<Path, Query, Body>>
  return createEffect<Call, Read, ShopError>(async call => {
    const hold = scopeBind(holdTokenFx, { safe: true })
    const send = scopeBind(sendFx, { safe: true })
    const go = (token?: string) => send({ endpoint, parts: { ...(call as object) }, token }) as Promise<Read>
    if (endpoint.audience === 'anyone' || endpoint.audience === 'first-party-page') return go()
    const token = await hold({})
    try {
      return await go(token)
    } catch (error) {
      if (!token || !isShopError(error) || error.status !== 401) throw error
      return go(await hold({ stale: token }))
    }
  })
}
