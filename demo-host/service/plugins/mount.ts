import type { FastifyReply, FastifyRequest } from 'fastify'
import { assert, type Struct } from 'superstruct'
import type { Endpoint, ParamsOf } from '../../../core/http/endpoint'
import { Cart } from '../../../core/shapes/cart'
import type { Call } from '../calls/context'
import { inTransaction, type Tx } from '../database/transaction'
import { errorBody, ShopFailure } from '../failure'
import type { LimitName } from '../configuration'
import { attemptOf, countAttempt, tooMany } from '../calls/attempts'
import { checkBot } from '../calls/bot-check'
import { fairShare } from './fair-share'
import { networkOf } from '../calls/network-of'
import { openCall } from './open-call'
import { proveSession } from '../calls/prove-session'
import type { KeptAnswer } from '../repositories/kept-answers'
import type { AnyEndpoint, ServiceApp } from './service'
import { type CachedAnswer, cachedAnswerOf } from './cached-answer'
import { readInput } from './validate'

/** A network's calls of carts: so many at work at once, and so many waiting, an office at its checkouts among them. */
const networkShare = fairShare(4, 1000)

const JSON_TYPE = 'application/json; charset=utf-8'

/** What a route may say beside its endpoint. */
export type MountOptions = {
  readonly limit?: LimitName
  /** A call without a bot check's token is refused. */
  readonly botCheck?: 'required'
  /** The work opens a cart before all else, which proves a remembered session: that saves a round trip (`carts/open.ts`). */
  readonly session?: 'proved-by-cart'
}

/** What the ways of mounting say themselves. */
type RouteOptions = MountOptions & {
  /** The work asks a stranger first, who may be slow: it takes no share of its network's (`fair-share.ts`). */
  readonly waits?: 'for-strangers'
}

type Work<Path extends string, Query, Body, Answer, More extends unknown[]> = (
  call: Call<Path, Query, Body>,
  ...more: More
) => Promise<Answer>

/** Mounts a call that reads, or that keeps its own transactions. */
export function mount<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: Work<Path, Query, Body, Answer, [request: FastifyRequest, reply: FastifyReply]>,
  options: MountOptions = {},
): void {
  route(app, endpoint, options, async (call, request, reply) => {
    const answer = await work(call, request, reply)
    return send(reply, { status: endpoint.status, body: write(app, endpoint.answer, answer) })
  })
}

/** Mounts a read whose answer may have been given before, and then is neither made nor compressed again. */
export function mountCached<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: Work<Path, Query, Body, CachedAnswer, [answerOf: (answer: Answer) => CachedAnswer]>,
): void {
  const answerOf = (answer: Answer): CachedAnswer => cachedAnswerOf(write(app, endpoint.answer, answer))
  route(app, endpoint, {}, async (call, _request, reply) => {
    const cachedAnswer = await work(call, answerOf)
    reply.cachedAnswer = cachedAnswer
    return reply.code(endpoint.status).type(JSON_TYPE).send(cachedAnswer.body)
  })
}

/** Mounts a write that is one transaction; its answer is kept in it and given again to the same transaction id. */
export function mountWrite<Path extends string, Query, Body, Answer>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: Work<Path, Query, Body, Answer, [tx: Tx]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, async () => undefined, work, options)
}

/** The same for a write that asks a stranger first: `prepare` runs before the transaction, which waits for nobody. */
export function mountPreparedWrite<Path extends string, Query, Body, Answer, Prepared>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: Work<Path, Query, Body, Prepared, []>,
  work: Work<Path, Query, Body, Answer, [tx: Tx, prepared: Prepared]>,
  options: MountOptions = {},
): void {
  mountInTransaction(app, endpoint, prepare, work, { ...options, waits: 'for-strangers' })
}

function mountInTransaction<Path extends string, Query, Body, Answer, Prepared>(
  app: ServiceApp,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  prepare: Work<Path, Query, Body, Prepared, []>,
  work: Work<Path, Query, Body, Answer, [tx: Tx, prepared: Prepared]>,
  options: RouteOptions,
): void {
  route(app, endpoint, options, async (call, _request, reply) => {
    try {
      const prepared = await prepare(call)
      const attempt = async (tx: Tx): Promise<KeptAnswer> => {
        const answer = { status: endpoint.status, body: write(app, endpoint.answer, await work(call, tx, prepared)) }
        // A twin that was first has done it all: what this one did is undone, and the twin's answer given.
        if (!(await call.once.keep(tx, answer))) throw new TwinWasFirst()
        return answer
      }
      return send(reply, await inTransaction(call.db, tx => call.once.attempt(() => attempt(tx))))
    } catch (error) {
      if (error instanceof TwinWasFirst) return replay(reply, await call.once.awaitTwin(call.db))
      if (!(error instanceof ShopFailure) || !isKept(error)) throw error
      // That a session has ended is no answer to the call: the same call comes again with the next token.
      await proveSession(call, call.db)
      const refusal = { status: error.status, body: JSON.stringify(errorBody(error, call.correlationId)) }
      return replay(reply, await call.once.keepRefusal(call.db, refusal), refusal)
    }
  })
}

class TwinWasFirst extends Error {}

/** What broke down, and who tried too often, may try again under the same id. */
const isKept = ({ status }: ShopFailure): boolean => status < 500 && status !== 429

function route<Path extends string, Query, Body, Answer>(
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
      await checkBot(app.service.configuration, body, options.botCheck === 'required')
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

function write<Answer>(app: ServiceApp, struct: Struct<Answer, unknown> | null, answer: Answer): string {
  if (!struct) return ''
  if (app.service.configuration.checksAnswers) assert(answer, struct)
  return JSON.stringify(answer)
}

function send(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.code(status)
  return body === '' ? reply.send() : reply.type(JSON_TYPE).send(body)
}

function replay(reply: FastifyReply, kept: KeptAnswer, own?: KeptAnswer): FastifyReply {
  if (kept !== own && kept.body !== own?.body) reply.header('idempotent-replayed', 'true')
  return send(reply, kept)
}
