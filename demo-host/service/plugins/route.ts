import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ParamsOf } from '../../../core/http/endpoint'
import { Cart } from '../../../core/shapes/cart'
import { attemptOf, countAttempt, tooMany } from '../calls/attempts'
import { checkBot } from '../calls/bot-check'
import type { Call } from '../calls/context'
import { networkOf } from '../calls/network-of'
import type { LimitName } from '../limits'
import { fairShare } from './fair-share'
import { openCall } from './open-call'
import type { AnyEndpoint, ServiceApp } from './service'
import { readInput } from './validate'

/** Calls of carts from one network: so many run at once, and so many wait; an office at its checkouts fits in. */
const networkShare = fairShare(4, 1000)

/** What a route may say beside its endpoint. */
export type MountOptions = {
  readonly limit?: LimitName
  /** A call without a bot check's token is refused. */
  readonly botCheck?: 'required'
  /** How many bytes a body has at most, where that is more than any other call's. */
  readonly bodyLimit?: number
  /** The work opens a cart before all else, which proves a remembered session: that saves a round trip (`carts/open.ts`). */
  readonly session?: 'proved-by-cart'
}

/** What the functions that mount add to it. */
export type RouteOptions = MountOptions & {
  /** The work asks a stranger first, who may be slow: it takes no share of its network's (`fair-share.ts`). */
  readonly waits?: 'for-strangers'
}

/** The work of an endpoint: a call in, its answer out. */
export type Work<Path extends string, Query, Body, Answer, More extends unknown[]> = (
  call: Call<Path, Query, Body>,
  ...more: More
) => Promise<Answer>

/** Adds an endpoint's route: the call is opened, its input read, its limits and bot check looked at; then `work` answers. */
export function route<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  options: RouteOptions,
  work: (call: Call<Path, Query, Body>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.service.mounted.push(endpoint as unknown as AnyEndpoint)
  // A cart may be long, and every call that answers one works it all out.
  const isCarts = (endpoint.answer as unknown) === Cart && options.waits !== 'for-strangers'
  const isShared = isCarts && app.service.configuration.limits !== null
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    config: { endpoint: endpoint as unknown as AnyEndpoint },
    onRequest: request => openCall(app.service, endpoint.audience, request, options.session === 'proved-by-cart'),
    handler: async (request, reply) => {
      const { call: context } = request
      if (!context) throw new Error('A call reached its work before it was opened')
      const query = readInput(endpoint.query, request.query, 'query')
      const body = readInput(endpoint.body, request.body, 'body')
      const params = request.params as ParamsOf<Path>
      if (options.limit) {
        await countAttempt(context, options.limit, attemptOf(context, cartNamedIn(params, body)))
      }
      await checkBot(context, endpoint.body ? body : query, options.botCheck === 'required')
      const begin = () => work({ ...context, params, query, body }, request, reply)
      if (!isShared) return begin()
      const shared = networkShare(networkOf(context.address), begin)
      if (shared === null) throw tooMany(1)
      return shared
    },
  })
}

/** The cart that a call is about, by its path, else by its body; whatever else a body brings is no cart of this call. */
function cartNamedIn(...[path, body]: readonly unknown[]): string | null {
  const { basketId } = Object(path) as { basketId?: string }
  const { cartId } = Object(body) as { cartId?: string }
  return basketId ?? cartId ?? null
}
