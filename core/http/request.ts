import { createEffect, type Effect, scopeBind } from 'effector'
import { isShopError, type ShopError } from '../errors/shop-error'
import type { Endpoint, ParamsOf } from './endpoint'
import { sendFx } from './send'
import { holdTokenFx } from './hold-token'

export { fetchFx } from './fetch'

type Asked<Query> = { [Name in keyof Query]?: Query[Name] | undefined }

/** What a caller gives: the endpoint's path parameters, its query and its body, each where it has one. */
export type CallOf<Path extends string, Query, Body> = {
  /** Named to send a write again as the same one, after no answer came. */
  transactionId?: string
  /** Lets the call outlive its page. */
  keepalive?: boolean
} & (keyof ParamsOf<Path> extends never ? { params?: never } : { params: ParamsOf<Path> }) &
  (undefined extends Query ? { query?: never } : { query?: Asked<Query> }) &
  (undefined extends Body ? { body?: never } : { body: Body })

// biome-ignore lint/suspicious/noConfusingVoidType: an effect without parameters is called with none.
type Given<Call> = Record<never, never> extends Call ? Call | void : Call

/**
 * The effect of an endpoint: sends its call with the shared headers, under a token where it needs one, and fails with a
 * ShopError alone. A token that was refused is refreshed and the call made again, once.
 */
export function requestFx<const Path extends string, Query, Body, Answer, Read>(
  endpoint: Endpoint<Path, Query, Body, Answer, Read>,
): Effect<Given<CallOf<Path, Query, Body>>, Read, ShopError> {
  type Call = Given<CallOf<Path, Query, Body>>
  return createEffect<Call, Read, ShopError>(async call => {
    const hold = scopeBind(holdTokenFx, { safe: true })
    const send = scopeBind(sendFx, { safe: true })
    // A call that names no transaction is another one each time that it goes out.
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
