import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, ParamsOf } from '../../../core/http/endpoint'
import { Cart } from '../../../core/shapes/cart'
import { attemptOf, countAttempt, tooMany } from '../calls/attempts'
import { type BotCheckRule, checkBot } from '../calls/bot-check'
import type { Call } from '../calls/context'
import { networkOf } from '../calls/network-of'
import type { LimitName } from '../limits'
import { fairShare } from './fair-share'
import { openCall } from './open-call'
import type { AnyEndpoint, ServiceApp } from './service'
import { readInput } from './validate'

/** Cart calls of one network: enough for an office in checkout. */
const networkShare = fairShare(4, 1000)

const OPTIONAL_BOT_CHECK: BotCheckRule = { action: 'placeOrder', isRequired: false }

export type MountOptions = {
  readonly limit?: LimitName
  /** The action that a bot check token must be for, and whether it is required; by default `placeOrder`, and not required. */
  readonly botCheck?: BotCheckRule
  /** For larger bodies than the default. */
  readonly bodyLimit?: number
  /** The work first opens a cart, which also checks a cached session and saves a round trip (`carts/open.ts`). */
  readonly session?: 'proved-by-cart'
}

export type RouteOptions = MountOptions & {
  /** The third party may be slow, so the call does not count for its network (`fair-share.ts`). */
  readonly callsThirdParty?: boolean
}

export type Work<Path extends string, Query, Body, Answer, More extends unknown[]> = (
  call: Call<Path, Query, Body>,
  ...more: More
) => Promise<Answer>

/** Opens the call, validates its input, checks limits and bot check, then runs `work`. */
export function route<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  options: RouteOptions,
  work: (call: Call<Path, Query, Body>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.service.mounted.push(endpoint as unknown as AnyEndpoint)
  // A cart may be long, and every answer with one computes all of it.
  const isCarts = (endpoint.answer as unknown) === Cart && !options.callsThirdParty
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
      await checkBot(context, endpoint.body ? body : query, options.botCheck ?? OPTIONAL_BOT_CHECK, () => [
        request.method,
        request.url,
        JSON.stringify(body ?? null),
      ])
      const begin = () => work({ ...context, params, query, body }, request, reply)
      if (!isShared) return begin()
      const shared = networkShare(networkOf(context.address), begin)
      if (shared === null) throw tooMany(1)
      return shared
    },
  })
}

/** The call's cart, from its path, else its body. */
function cartNamedIn(...[path, body]: readonly unknown[]): string | null {
  const { basketId } = Object(path) as { basketId?: string }
  const { cartId } = Object(body) as { cartId?: string }
  return basketId ?? cartId ?? null
}
