import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { Configuration, LimitName } from '../configuration'
import { fail } from '../failure'
import type { ShopApp } from './shop'

/** Holds every caller to the configured number of calls, by address. */
export async function addRateLimits(app: ShopApp): Promise<void> {
  const { limits } = app.shop.configuration
  if (!limits) return
  await app.register(rateLimit, {
    global: true,
    max: limits.everything.max,
    timeWindow: limits.everything.seconds * 1000,
    errorResponseBuilder: () => fail('GEN500', {}, { status: 429, message: 'Too many calls in a short time' }),
  })
}

/** The limit of one route: by consumer where there is one, since a shop's whole office may share an address. */
export function limitOf({ limits }: Configuration, name: LimitName | undefined): FastifyContextConfig {
  if (!limits || !name) return {}
  const { max, seconds } = limits[name]
  const keyGenerator = (request: FastifyRequest) => request.call?.session?.consumerNo ?? request.ip
  return { rateLimit: { max, timeWindow: seconds * 1000, keyGenerator } } as FastifyContextConfig
}
