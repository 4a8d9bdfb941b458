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

/** A mounted endpoint, whatever it takes and answers. */
export type AnyEndpoint = Endpoint<string, unknown, unknown, unknown>

/** What every part of the service shares. */
export type Service = {
  readonly db: Db
  readonly configuration: Configuration
  readonly accessKeys: AccessKeys
  readonly health: Health
  readonly metrics: Metrics
  /** Every endpoint that was mounted, in order: the OpenAPI document and the tests of access walk it. */
  readonly mounted: AnyEndpoint[]
}

/** The HTTP server with the service in it. */
export type ServiceApp = FastifyInstance

declare module 'fastify' {
  interface FastifyInstance {
    service: Service
  }
  interface FastifyRequest {
    /** Set once key and token of a call were looked at. */
    call: CallContext | null
  }
  interface FastifyReply {
    /** The answer, where it is one that is given many times. */
    cachedAnswer: CachedAnswer | null
  }
  interface FastifyContextConfig {
    endpoint?: AnyEndpoint
  }
}

/** Decorates the server with what every part of the service shares. */
export const service = fp<Pick<Service, 'db' | 'configuration'>>(
  async (app, { db, configuration }) => {
    const accessKeys = await holdAccessKeys(db, configuration)
    const health = { drain: new AbortController(), isDiskFull: false }
    app.decorate('service', { db, configuration, accessKeys, health, metrics: makeMetrics(db), mounted: [] })
    app.decorateRequest('call', null)
  },
  { name: 'service' },
)
