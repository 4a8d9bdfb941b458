import type { FastifyBaseLogger } from 'fastify'
import type { Scope, Trust } from '../../../core/http/access'
import type { ParamsOf } from '../../../core/http/endpoint'
import type { ConsumerType } from '../../../core/session/contracts'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { Once } from '../repositories/stored-answers'
import type { AccessKey } from '../repositories/access-keys'
import type { Currency } from '../pricing/money'

/** An employee who sells for customers. */
export type Associate = { readonly storeId: string; readonly employeeId: string; readonly role?: 'manager' }

export type Session = {
  readonly id: string
  readonly consumerNo: string
  readonly consumerType: ConsumerType
  readonly memberId: string | null
  readonly firstName: string | null
  readonly email: string | null
  readonly termsAccepted: boolean
  /** Null unless an employee is selling for customers. */
  readonly associate: Associate | null
  readonly scope: Scope
  /** The stricter of the session's and the access token's; the key's record may be stricter still. */
  readonly trust: Trust
}

export type CallContext = {
  readonly key: AccessKey
  readonly locale: string
  readonly country: string
  readonly currency: Currency
  readonly address: string
  /** The page's origin, if the browser names one; it is registered for the key. */
  readonly origin: string | null
  readonly channel: 'ECOMM' | 'MAPP'
  readonly source: string
  readonly correlationId: string
  readonly transactionId: string
  /** Null if the call needs no token and has none. */
  readonly session: Session | null
  /** Throws `AUT404` without a session. */
  readonly shopper: () => Session
  /** The id of a cached session. The statement that reads the cart must still check that it has not ended. */
  readonly unproved: string | null
  /** A full session on a first-party page: addresses, payments and the person may be shown. */
  readonly trusted: boolean
  readonly db: Db
  readonly configuration: Configuration
  readonly log: FastifyBaseLogger
  /** For calls that need more than one transaction. */
  readonly once: Once
}

export type Call<Path extends string = string, Query = unknown, Body = unknown> = CallContext & {
  readonly params: ParamsOf<Path>
  readonly query: Query
  readonly body: Body
}
