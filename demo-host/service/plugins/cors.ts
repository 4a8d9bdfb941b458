import fastifyCors, { type FastifyCorsOptions } from '@fastify/cors'
import fp from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_SECONDS = 86_400
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

const always = {
  origin: true,
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders: ['idempotent-replayed', 'retry-after'],
  maxAge: DAY_SECONDS,
} satisfies FastifyCorsOptions

/**
 * Lets pages call with their cookie. CORS decides nothing here: a preflight cannot name the access key. Key and origin are
 * checked with the call itself, and the developer of an unregistered page can read the reason.
 */
export const cors = fp(
  async app => {
    const faults = app.service.configuration.environment === 'production' ? [] : FAULT_HEADERS
    const allowedHeaders = [...HEADERS, ...faults]
    await app.register(fastifyCors, {
      delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => {
        if (request.headers.origin === undefined) return { origin: false }
        const preflight = request.headers['access-control-request-method'] !== undefined
        return { ...always, allowedHeaders, preflight, credentials: isReadAsOwner(request) }
      },
    })
  },
  { name: 'cors', dependencies: ['service'] },
)

/** What is no call, such as a page behind a password, is read without anybody's cookie or password. */
const isReadAsOwner = ({ method, is404, routeOptions }: FastifyRequest): boolean =>
  method === 'OPTIONS' || is404 || routeOptions.config.endpoint !== undefined

/** For an answer that no hook passes: the calling page may read it. */
export function letPageRead({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'Origin')
  if (origin === undefined) return
  reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
}
