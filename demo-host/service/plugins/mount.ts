import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '../../../core/http/endpoint'
import { type CachedAnswer, cachedAnswerOf } from './cached-answer'
import { type MountOptions, route, type Work } from './route'
import { JSON_TYPE, send, write } from './send'
import type { ServiceApp } from './service'

/** For reads, and for calls with transactions of their own. */
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

/** For reads whose answer may be cached, serialised and compressed. */
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
