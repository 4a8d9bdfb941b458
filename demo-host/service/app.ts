import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify from 'fastify'
import type { Configuration } from './configuration'
import { forSweeps } from './database/connection'
import type { Db } from './database/transaction'
import { addCompression } from './plugins/compress'
import { addCors } from './plugins/cors'
import { addErrors, answerUnreadablePath } from './plugins/errors'
import { holdAccessKeys } from './plugins/access-keys'
import { addJson } from './plugins/json'
import { addLogs, loggerOptions } from './plugins/logs'
import { addMedia } from './seed/pictures/media'
import { makeMetrics, serveMetrics } from './plugins/metrics'
import { mockPaths } from './plugins/mock-paths'
import { addOpenApi } from './plugins/open-api'
import { addRateLimits } from './plugins/rate-limits'
import { addReadiness } from './plugins/readiness'
import { addSecurityHeaders } from './plugins/security-headers'
import type { ServiceApp } from './plugins/service'
import { addShopFiles } from './plugins/shop-files'
import { addShopPages } from './plugins/shop-pages'
import { every } from './plugins/sweeps'
import { deleteLeftovers } from './repositories/leftovers'
import { vacuum } from './repositories/vacuum'
import { catalogueRoutes } from './routes/catalogue/routes'
import { commerceRoutes } from './routes/commerce'
import { sessionRoutes } from './routes/session/routes'
import { siteRoutes } from './routes/site/routes'

const CORRELATION_ID = /^[\w-]{8,64}$/
const SWEEP_SECONDS = 600
const VACUUM_SECONDS = 3600

/** Builds the service over an open database that was migrated and seeded; it listens to nothing yet. */
export async function buildApp(db: Db, configuration: Configuration): Promise<ServiceApp> {
  const app: ServiceApp = fastify({
    logger: loggerOptions(configuration),
    logController: new fastify.LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    trustProxy: (_address: string, hop: number) => hop < configuration.proxies,
    forceCloseConnections: 'idle',
    // What came before the end is answered, also where it comes while the last calls are: Fastify's own 503 is no answer of ours.
    return503OnClosing: false,
    rewriteUrl: mockPaths(configuration),
    frameworkErrors: answerUnreadablePath,
    genReqId: ({ headers }) => {
      const sent = headers['x-correlation-id']
      return typeof sent === 'string' && CORRELATION_ID.test(sent) ? sent : randomUUID()
    },
  })
  const accessKeys = await holdAccessKeys(db, configuration)
  const health = { drain: new AbortController(), isDiskFull: false }
  app.decorate('service', { db, configuration, accessKeys, health, metrics: makeMetrics(db), mounted: [] })
  app.decorateRequest('call', null)

  addLogs(app)
  addErrors(app)
  addJson(app)
  addSecurityHeaders(app)
  addCompression(app)
  addCors(app)
  await app.register(cookie)
  await addRateLimits(app)

  addReadiness(app)
  await serveMetrics(app)
  await addShopFiles(app)
  addShopPages(app)
  if (configuration.environment === 'sandbox') addMedia(app)
  siteRoutes(app)
  sessionRoutes(app)
  catalogueRoutes(app)
  commerceRoutes(app)
  addOpenApi(app)

  every(app, SWEEP_SECONDS, 'leftovers', () => deleteLeftovers(forSweeps(db)))
  if (!configuration.databaseUrl) every(app, VACUUM_SECONDS, 'vacuum', () => vacuum(db))
  return app
}
