import { randomUUID } from 'node:crypto'
import fastify from 'fastify'
import type { Configuration } from './configuration'
import { forSweeps } from './database/connection'
import type { Db } from './database/transaction'
import { calls } from './plugins/calls'
import { clock } from './plugins/clock'
import { compression } from './plugins/compress'
import { cors } from './plugins/cors'
import { answerUnreadablePath, errors } from './plugins/errors'
import { json } from './plugins/json'
import { loggerOptions, logs } from './plugins/logs'
import { metrics } from './plugins/metrics'
import { mockPaths } from './plugins/mock-paths'
import { openApi } from './plugins/open-api'
import { rateLimits } from './plugins/rate-limits'
import { readiness } from './plugins/readiness'
import { reload } from './plugins/reload'
import { securityHeaders } from './plugins/security-headers'
import { type ServiceApp, service } from './plugins/service'
import { shopFiles } from './plugins/shop-files'
import { shopPages } from './plugins/shop-pages'
import { every } from './plugins/sweeps'
import { deleteLeftovers } from './repositories/leftovers'
import { deleteOldPersonalData } from './repositories/old-personal-data'
import { vacuum } from './repositories/vacuum'
import { routes } from './routes'
import { filmFiles } from './seed/films/films'
import { media } from './seed/pictures/media'

const CORRELATION_ID = /^[\w-]{8,64}$/
const SWEEP_SECONDS = 600
const HOUR_SECONDS = 3600

/** Hooks run in the order in which their plugins are registered. */
const aroundCalls = [logs, errors, json, securityHeaders, compression, cors, rateLimits, calls]
const beside = [readiness, metrics, clock, shopFiles, shopPages, reload]

/** Builds the service over a migrated and seeded database; it does not listen yet. */
export async function buildApp(db: Db, configuration: Configuration): Promise<ServiceApp> {
  const app: ServiceApp = fastify({
    logger: loggerOptions(configuration),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: configuration.requestSeconds * 1000,
    trustProxy: (_address: string, hop: number) => hop < configuration.proxies,
    forceCloseConnections: 'idle',
    // Calls that arrive while the service closes are still answered; Fastify would send a 503 that is not in our format.
    return503OnClosing: false,
    rewriteUrl: mockPaths(configuration),
    frameworkErrors: answerUnreadablePath,
    genReqId: ({ headers }) => {
      const sent = headers['x-correlation-id']
      return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : randomUUID()
    },
  })
  await app.register(service, { db, configuration })
  for (const plugin of [...aroundCalls, ...beside, ...routes]) await app.register(plugin)
  if (configuration.environment === 'sandbox') await app.register(filmFiles).register(media)
  await app.register(openApi)

  every(app, SWEEP_SECONDS, 'leftovers', () => deleteLeftovers(forSweeps(db)))
  every(app, HOUR_SECONDS, 'old personal data', () => deleteOldPersonalData(forSweeps(db)))
  if (!configuration.databaseUrl) every(app, HOUR_SECONDS, 'vacuum', () => vacuum(db))
  return app
}
