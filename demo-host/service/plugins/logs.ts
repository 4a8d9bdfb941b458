import fp from 'fastify-plugin'
import type { FastifyServerOptions } from 'fastify'
import type { Configuration } from '../configuration'

/** No address, body, query, token or header is logged. */
export function loggerOptions({ logLevel, logTo }: Configuration): NonNullable<FastifyServerOptions['logger']> {
  const nothing = (): Record<string, never> => ({})
  const options = { level: logLevel, base: { service: 'till' }, serializers: { req: nothing, res: nothing } }
  return { ...options, ...(logTo ? { stream: logTo } : {}) } as { level: string }
}

/** One line for each answer: route, status and duration. */
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
