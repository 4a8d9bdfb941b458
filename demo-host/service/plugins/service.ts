import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '../../../core/http/endpoint'
import type { Configuration } from '../configuration'
import type { CallContext } from '../calls/context'
import type { Db } from '../database/transaction'
import type { AccessKey } from '../repositories/access-keys'
import type { Metrics } from './metrics'
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

/** Access keys, held in memory and read again when an unknown one comes. */
export type AccessKeys = {
  /** `through` is the transaction that asks, if one does: the embedded database has one connection. */
  readonly find: (key: string, through?: Db) => Promise<AccessKey | null>
  /** Whether any key is for pages of this origin. */
  readonly isRegistered: (origin: string) => Promise<boolean>
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
