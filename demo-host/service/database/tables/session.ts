import type { Generated } from 'kysely'
import type { ConsumerType } from '../../../../core/session/contracts'
import type { Json } from './site'

type ConsumersTable = {
  consumer_no: string
  type: ConsumerType
  created_at: Generated<Date>
}

/** A consumer who can sign in. */
type PeopleTable = {
  consumer_no: string
  /** As it is compared: trimmed, lower case. */
  email: string
  password_hash: string
  first_name: string | null
  last_name: string | null
  phone: string | null
  phone_code: string | null
  postal_code: string | null
  birth_date: string | null
  gender: string | null
  country_code: string
  locale: string
  member_id: string | null
  terms_accepted: boolean
  locked: boolean
  /** Loyalty, athlete, employee and programme facts of the seed, interests, subscriptions. */
  profile: Json<unknown>
}

type AddressesTable = {
  consumer_no: string
  address_id: string
  approach_type: 'S' | 'B'
  main: boolean
  document: Json<unknown>
}

/** One sign-in on one device: the family of its refresh tokens. */
type SessionsTable = {
  id: string
  consumer_no: string
  access_key: string
  /** `cart` opens the cart alone: the secret that a guest keeps where no cookie comes back. */
  scope: 'full' | 'cart'
  /** The number of the newest refresh token. */
  generation: Generated<number>
  /** The token that the newest ones were given for: it still works until one of them was used. */
  parent_hash: string | null
  created_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
}

type RefreshTokensTable = { hash: string; session_id: string; generation: number }

type AccessTokensTable = { hash: string; session_id: string; expires_at: Date }

type AuthorizationCodesTable = {
  hash: string
  consumer_no: string
  access_key: string
  code_challenge: string
  expires_at: Date
  used_at: Date | null
  /** What it gave, to be ended when the code is shown again. */
  session_id: string | null
}

type HandoffsTable = {
  hash: string
  session_id: string
  basket_id: string
  expires_at: Date
  used_at: Date | null
}

/** Wrong passwords by address, whether anyone has that address or not. */
type SignInAttemptsTable = { subject: string; failed: number; locked_until: Date | null; updated_at: Date }

/** Attempts at what is worth guessing, by a hash of who tries. */
type AttemptWindowsTable = { subject: string; count: number; ends_at: Date }

export type SessionTables = {
  consumers: ConsumersTable
  people: PeopleTable
  addresses: AddressesTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  access_tokens: AccessTokensTable
  authorization_codes: AuthorizationCodesTable
  handoffs: HandoffsTable
  sign_in_attempts: SignInAttemptsTable
  attempt_windows: AttemptWindowsTable
}
