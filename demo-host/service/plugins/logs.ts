import fp from 'fastify-plugin'
import type { FastifyServerOptions } from 'fastify'
import type { Configuration } from '../configuration'

/** Structured log lines without personal data: no address, body, query, token or header. */
export function loggerOptions({ logLevel, logTo }: Configuration): NonNullable<FastifyServerOptions['logger']> {
  const nothing = (): Record<string, never> => ({})
  const options = { level: logLevel, base: { service: 'till' }, serializers: { req: nothing, res: nothing } }
  return { ...options, ...(logTo ? { stream: logTo } : {}) } as { level: string }
}

/** One line for each answer: the route's pattern, its status and how long it took. */
export const logs = fp(
  async app => {
    app.addHook('onResponse', async (request, reply) => {
      request.log.info(
        {
          correlationId: request.id,
          method: request.method,
          route: request.routeOptions.url ?? 'none',
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
          key: request.call?.key.key,
          channel: request.call?.channel,
        },
        'Answered',
      )
    })
  },
  { name: 'logs', dependencies: ['service'] },
)
