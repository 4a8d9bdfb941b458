import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnreachable } from '../database/unreachable'
import { errorBody, fail, ShopFailure } from '../failure'
import { allowedMethods } from './paths'
import type { ShopApp } from './shop'

/** Turns everything that goes wrong into the one form of error answer; nothing else ever leaves. */
export function addErrors(app: ShopApp): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = error instanceof ShopFailure ? error : translate(error)
    if (failure.status >= 500 && error !== failure) request.log.error({ failure: withoutData(error) }, 'A call failed')
    return answer(request, reply, failure)
  })

  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(app.shop.mounted, request.url)
    if (allowed.length === 0) return answer(request, reply, fail('API404', {}, { status: 404 }))
    reply.header('allow', allowed.join(', '))
    return answer(request, reply, fail('API405', {}, { status: 405 }))
  })
}

function answer(request: FastifyRequest, reply: FastifyReply, failure: ShopFailure): FastifyReply {
  const { retryAfter } = failure.details
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure, request.id)))
}

/** PostgreSQL's refusals of a zero character and of half a character. */
const UNKEEPABLE = new Set(['22021', '22P05', '22P02'])

/** What Fastify itself refuses, in the catalogue's codes. */
function translate(error: FastifyError): ShopFailure {
  if (isUnreachable(error)) return fail('GEN500', {}, { status: 503, message: 'The shop cannot be reached just now' })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fail('API415', {}, { status: 415 })
  if (error.statusCode === 413) return fail('GEN500', {}, { status: 413, message: 'The body is larger than 64 KiB' })
  if (error.statusCode === 415) return fail('API415', {}, { status: 415 })
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return fail('GEN500', {}, { status: error.statusCode, message: 'The request cannot be read' })
  }
  if (UNKEEPABLE.has(error.code))
    return fail('GEN500', {}, { status: 400, message: 'A text holds what cannot be kept' })
  return fail('GEN500', {}, { status: 500 })
}

/** A database's messages quote the values that it met, so only its codes are logged. */
function withoutData(error: FastifyError & { severity?: unknown; constraint?: unknown; table?: unknown }) {
  const frames = error.stack?.split('\n').filter(line => line.trimStart().startsWith('at '))
  if (error.severity === undefined) return { name: error.name, message: error.message, frames }
  return { name: error.name, code: error.code, constraint: error.constraint, table: error.table, frames }
}
