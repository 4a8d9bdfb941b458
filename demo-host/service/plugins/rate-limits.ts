import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { tooMany } from '../calls/attempts'

/** Limits calls by address, in each process: it protects the process, and counting in the database would slow every call. Attempts at guessing are counted there (`attempts.ts`). */
export const rateLimits = fp(
  async app => {
    const { limits } = app.service.configuration
    if (!limits) return
    await app.register(rateLimit, {
      global: true,
      max: limits.everything.max,
      timeWindow: limits.everything.seconds * 1000,
      errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    })
  },
  { name: 'rate-limits', dependencies: ['service', 'errors'] },
)
