import type { FastifyBaseLogger } from 'fastify'
import type { Scope, Trust } from '../../../core/http/access'
import type { ParamsOf } from '../../../core/http/endpoint'
import type { ConsumerType } from '../../../core/session/contracts'
import type { Configuration } from '../configuration'
import type { Db } from '../database/transaction'
import type { Once } from '../repositories/kept-answers'
import type { AccessKey } from '../repositories/access-keys'
import type { Currency } from '../pricing/money'

/** An employee who sells for others: in which store, and what they are there. */
export type Associate = { readonly storeId: string; readonly employeeId: string; readonly role?: 'manager' }

/** Who a call speaks for, by its access token. */
export type Session = {
  readonly id: string
  readonly consumerNo: string
  readonly consumerType: ConsumerType
  readonly memberId: string | null
  readonly firstName: string | null
  readonly email: string | null
  readonly termsAccepted: boolean
  /** Where an employee sells for others; null for everybody else. */
  readonly associate: Associate | null
  readonly scope: Scope
  /** As strict as the session or its access token, whichever is stricter; the key's record may be stricter still. */
  readonly trust: Trust
}

/** What every call brings: whose site, whose session, in which language and currency. */
export type CallContext = {
  readonly key: AccessKey
  readonly locale: string
  readonly language: 'en' | 'fr'
  readonly country: string
  readonly currency: Currency
  /** The network address that the call came from. */
  readonly address: string
  /** The origin of the page that it came from, where the browser names one; registered for the key. */
  readonly origin: string | null
  readonly channel: 'ECOMM' | 'MAPP'
  readonly source: string
  readonly correlationId: string
  readonly transactionId: string
  /** Null where nobody's token came with a call that needs none. */
  readonly session: Session | null
  /** The session of a call that needs one; `AUT404` without. */
  readonly shopper: () => Session
  /**
   * The session's id where it is remembered, and its end must still be looked for: in the statement that reads the cart.
   * Null everywhere else.
   */
  readonly unproved: string | null
  /** Whether addresses, payments and the person may be seen: a full session on a first-party page. */
  readonly trusted: boolean
  readonly db: Db
  readonly configuration: Configuration
  readonly log: FastifyBaseLogger
  /** The transaction id's claim on this call, for what takes more than one transaction. */
  readonly once: Once
}

/** A call with what its endpoint describes. */
export type Call<Path extends string = string, Query = unknown, Body = unknown> = CallContext & {
  readonly params: ParamsOf<Path>
  readonly query: Query
  readonly body: Body
}
