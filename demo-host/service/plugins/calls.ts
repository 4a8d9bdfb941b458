import cookie from '@fastify/cookie'
import fp from 'fastify-plugin'

/** What every call of an endpoint needs around it: routes depend on this one name. `route.ts` mounts them. */
export const calls = fp(
  async app => {
    await app.register(cookie)
  },
  {
    name: 'calls',
    dependencies: ['service', 'logs', 'errors', 'json', 'security-headers', 'compression', 'cors', 'rate-limits'],
  },
)
