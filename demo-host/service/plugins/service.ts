import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Endpoint } from '../../../core/http/endpoint'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import { type AccessKeys, holdAccessKeys } from './access-keys'
import { makeMetrics, type Metrics } from './measures'
import type { Health } from './readiness'
import type { CachedAnswer } from './cached-answer'

export type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>

export type Service = {
  readonly db: Db
  readonly configuration: Configuration
  readonly accessKeys: AccessKeys
  readonly health: Health
  readonly metrics: Metrics
  /** For the OpenAPI document and the access tests. */
  readonly mounted: AnyEndpoint[]
}

export type ServiceApp = FastifyInstance

declare module 'fastify' {
  interface FastifyInstance {
    service: Service
  }
  interface FastifyRequest {
    /** Set after key and token were checked. */
    call: CallContext | null
  }
  interface FastifyReply {
    cachedAnswer: CachedAnswer | null
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

export const service = fp<Pick<Service, 'db' | 'configuration'>>(
  async (app, { db, configuration }) => {
    const accessKeys = await holdAccessKeys(db, configuration)
    const health = { drain: new AbortController(), isDiskFull: false }
    app.decorate('service', { db, configuration, accessKeys, health, metrics: makeMetrics(db), mounted: [] })
    app.decorateRequest('call', null)
  },
  { name: 'service' },
)
