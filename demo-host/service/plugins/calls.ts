import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'

/** Everything around an endpoint's call, under one name that routes depend on. */
export const calls = fp(
  async app => {
    await app.register(cookie)
  },
  {
    name: 'calls',
    dependencies: ['service', 'logs', 'errors', 'json', 'security-headers', 'compression', 'cors', 'rate-limits'],
  },
)
