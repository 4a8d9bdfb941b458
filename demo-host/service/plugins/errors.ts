import fp from 'fastify-plugin'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull } from '../database/disk-full'
import { isUnreachable } from '../database/unreachable'
import { errorBody, fail, ShopFailure } from '../failure'
import { letPageRead } from './cors'
import { allowedMethods } from './paths'
import { proveSession } from '../calls/prove-session'
import { noteHealth } from './readiness'
import { SECURITY_HEADERS } from './security-headers'
import { withoutData } from '../without-data'

/** Every error answer has one format. */
export const errors = fp(
  async app => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      noteHealth(app.service, error)
      const failure = error instanceof ShopFailure ? error : translate(error, request.routeOptions.bodyLimit)
      if (failure.status >= 500 && error !== failure)
        request.log.error({ failure: withoutData(error) }, 'A call failed')
      return answer(request, reply, await tokenFirst(request, failure))
    })

    app.setNotFoundHandler((request, reply) => {
      const allowed = allowedMethods(app.service.mounted, request.url)
      if (allowed.length === 0) return answer(request, reply, fail('API404', {}, { status: 404 }))
      reply.header('allow', allowed.join(', '))
      return answer(request, reply, fail('API405', {}, { status: 405 }))
    })
  },
  { name: 'errors', dependencies: ['service'] },
)

/** The router rejects such a path before any hook; Fastify's message would repeat it. */
export function answerUnreadablePath(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  letPageRead(request, reply)
  reply.headers(SECURITY_HEADERS)
  // No path of ours has such a long part.
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  void answer(request, reply, isTooLong ? fail('API404', {}, { status: 404 }) : translate(error))
}

/** An expired token is reported before other errors of its call. A cached guest's is checked last, in the statement that reads the cart (`open-call.ts`). */
async function tokenFirst({ call }: FastifyRequest, failure: ShopFailure): Promise<ShopFailure> {
  if (!call?.unproved || failure.status >= 500 || failure.status === 401) return failure
  try {
    await proveSession(call, call.db)
    return failure
  } catch (error) {
    return error instanceof ShopFailure ? error : failure
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, failure: ShopFailure): FastifyReply {
  const { retryAfter } = failure.details
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  else if (failure.status === 503) reply.header('retry-after', SOON_S)
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure, request.id)))
}

const SOON_S = 1

/** PostgreSQL refuses zero characters and lone surrogates. */
const UNKEEPABLE = new Set(['22021', '22P05', '22P02'])

/** Fastify's own refusals as codes of the catalogue. */
function translate(error: FastifyError, bodyLimit = 0): ShopFailure {
  if (isDiskFull(error)) return fail('GEN500', {}, { status: 503, message: 'The shop can keep nothing just now' })
  if (isUnreachable(error)) return fail('GEN500', {}, { status: 503, message: 'The shop cannot be reached just now' })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail('API415', {}, { status: 415 })
  if (error.statusCode === 413) {
    const message = `The body is larger than ${Math.floor(bodyLimit / 1024)} KiB`
    return fail('GEN500', {}, { status: 413, message })
  }
  if (error.statusCode === 415) return fail('API415', {}, { status: 415 })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return fail('GEN500', {}, { status: error.statusCode, message: 'The request cannot be read' })
  }
  if (UNKEEPABLE.has(error.code))
    return fail('GEN500', {}, { status: 400, message: 'A text holds what cannot be kept' })
  return fail('GEN500', {}, { status: 500 })
}
