import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import { fail } from '../failure'

/**
 * Holds every caller to the configured number of calls, by address, each process for itself: it protects the process, and a
 * count in the database would cost every call. What is worth guessing is counted for all processes together (`attempts.ts`).
 */
export const rateLimits = fp(
  async app => {
    const { limits } = app.service.configuration
    if (!limits) return
    await app.register(rateLimit, {
      global: true,
      max: limits.everything.max,
      timeWindow: limits.everything.seconds * 1000,
      errorResponseBuilder: () => fail('GEN500', {}, { status: 429, message: 'Too many calls in a short time' }),
    })
  },
  { name: 'rate-limits', dependencies: ['service', 'errors'] },
)
