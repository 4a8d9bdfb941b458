import fp from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'

const METHODS = 'GET, POST, PUT, PATCH, DELETE'
const DAY = '86400'
const HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'x-access-key',
  'x-channel',
  'x-correlation-id',
  'x-locale',
  'x-source',
  'x-transaction-id',
]
const FAULT_HEADERS = ['x-mock-delay', 'x-mock-error']
const EXPOSED = 'idempotent-replayed, retry-after'

/**
 * Lets pages call with their cookie. CORS decides nothing here: a preflight cannot name the access key. Key and origin are
 * checked with the call itself, and the developer of an unregistered page can read the reason.
 */
export const cors = fp(
  async app => {
    const faults = app.service.configuration.environment === 'production' ? [] : FAULT_HEADERS
    const allowedHeaders = [...HEADERS, ...faults].join(', ')

    app.addHook('onRequest', async (request, reply) => {
      letPageRead(request, reply)
      if (request.headers.origin === undefined) return
      if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
      return reply
        .header('access-control-allow-methods', METHODS)
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', DAY)
        .code(204)
        .send()
    })
  },
  { name: 'cors', dependencies: ['service'] },
)

/** Lets the calling page read its answer, also an error. What is no call, such as a page behind a password, is read without anybody's cookie or password. */
export function letPageRead(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  reply.header('vary', 'Origin')
  if (origin === undefined) return
  reply.header('access-control-allow-origin', origin)
  if (request.is404 || request.routeOptions.config.endpoint) reply.header('access-control-allow-credentials', 'true')
  reply.header('access-control-expose-headers', EXPOSED)
}
