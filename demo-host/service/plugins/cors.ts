import type { FastifyReply } from 'fastify'
import type { ShopApp } from './shop'

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
 * Lets pages of registered origins call with their cookie. A page of any other origin may read its refusal and no more:
 * a preflight cannot name the access key, so the key and its origins are checked when the call itself comes.
 */
export function addCors(app: ShopApp): void {
  const { accessKeys, configuration } = app.shop
  const faults = configuration.environment === 'production' ? [] : FAULT_HEADERS
  const allowedHeaders = [...HEADERS, ...faults].join(', ')

  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined) return
    allowOrigin(reply, origin, accessKeys.isKnownOrigin(origin))
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', DAY)
      .code(204)
      .send()
  })
}

function allowOrigin(reply: FastifyReply, origin: string, isKnown: boolean): void {
  reply.header('access-control-expose-headers', EXPOSED)
  if (!isKnown) reply.header('access-control-allow-origin', '*')
  else reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
}
