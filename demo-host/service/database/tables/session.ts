import type { Generated } from 'kysely'
import type { Scope, Trust } from '../../../../core/http/access'
import type { ConsumerType, HandoffChoice } from '../../../../core/session/contracts'
import type { Subscription } from '../../../../core/shapes/consent'
import type { Json } from './site'

type ConsumersTable = {
  consumer_no: string
  type: ConsumerType
  created_at: Generated<Date>
}

type PeopleTable = {
  consumer_no: string
  /** Trimmed and in lower case, for comparison. */
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
  /** The account is closed; the column keeps its name for releases that run beside this one. */
  locked: boolean
  /** Loyalty, athlete, employee and programme facts, interests, subscriptions. */
  profile: Json<unknown>
}

type AddressesTable = {
  consumer_no: string
  address_id: string
  approach_type: 'S' | 'B'
  main: boolean
  document: Json<unknown>
}

/** One sign-in on one device, with its refresh tokens. */
type SessionsTable = {
  id: string
  consumer_no: string
  access_key: string
  /** `cart` can only open the cart: the secret of a guest whose browser returns no cookie. */
  scope: Scope
  /** The key's trust when the session was opened; older rows have none. */
  trust: Trust | null
  /** The number of the newest refresh token. */
  generation: Generated<number>
  /** The token before the newest; it works until the newest is used. */
  parent_hash: string | null
  created_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
  /** Its shopper signed out. */
  signed_out: Generated<boolean>
}

type RefreshTokensTable = { hash: string; session_id: string; generation: number }

/** A token may be stricter than its session; older rows do not say. */
type AccessTokensTable = { hash: string; session_id: string; trust: Trust | null; expires_at: Date }

type AuthorizationCodesTable = {
  hash: string
  consumer_no: string
  access_key: string
  code_challenge: string
  expires_at: Date
  used_at: Date | null
  /** The session that it opened, to be ended if the code is used twice. */
  session_id: string | null
}

type HandoffsTable = {
  hash: string
  session_id: string
  basket_id: string
  /** After its use: until when the same caller may repeat it. */
  expires_at: Date
  used_at: Date | null
  /** The origin of the page; older rows have none. */
  origin: string | null
  claimed_by: string | null
  /** The call that used it, so that a repetition is recognised if the answer was lost. */
  claimed_call: string | null
  /** Null while the shopper is being asked. */
  choice: HandoffChoice | null
  /** The lines that the shopper was shown. */
  offered: string | null
}

/** Wrong passwords by address, also for unknown addresses. */
type SignInAttemptsTable = { subject: string; failed: number; locked_until: Date | null; updated_at: Date }

/** Attempts at guessing, by a hash of who tries. */
type AttemptWindowsTable = { subject: string; count: number; ends_at: Date }

/** Phone numbers in international form, and their owners. */
type PersonPhonesTable = { phone: string; consumer_no: string }

/** Password reset links, by the hash of their token. */
type PasswordResetsTable = {
  hash: string
  consumer_no: string
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

/** Links that confirm an e-mail address, by the hash of their token. */
type EmailConfirmationsTable = PasswordResetsTable

/** Who asked for a link to set a password: nobody has looked yet whether the address has an account. */
type ResetRequestsTable = { id: string; email: string; locale: string; created_at: Generated<Date> }

/** Subscribers without an account. */
type NewsletterReadersTable = {
  email: string
  locale: string
  subscriptions: Json<readonly Subscription[]>
  changed_at: Date
}

/** Links that begin a newsletter, by the hash of their token. */
type NewsletterConfirmationsTable = {
  hash: string
  email: string
  locale: string
  country: string
  subscriptions: Json<readonly Subscription[]>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
}

/** Messages to the shop and warranty claims. */
type ContactMessagesTable = {
  id: string
  /** What its sender is told; null until a sweep has numbered one of an older release. */
  number: string | null
  kind: 'message' | 'warranty'
  /** Null for guests. */
  consumer_no: string | null
  email: string
  locale: string
  document: Json<object>
  created_at: Generated<Date>
}

/** Pictures of a claim, or of one that is still being written. */
type ClaimPicturesTable = {
  id: string
  consumer_no: string
  claim_id: string | null
  content_type: string
  content: Buffer
  created_at: Generated<Date>
}

/** A copy of a person's data: requested, ready with its ZIP, or failed. */
type DataCopiesTable = {
  consumer_no: string
  /** A new one for each request. */
  copy_id: string
  locale: string
  asked_at: Date
  ready_at: Date | null
  failed_at: Date | null
  expires_at: Date | null
  content: Buffer | null
}

type PasskeysTable = {
  id: string
  consumer_no: string
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  counter: number
  transports: Json<readonly string[]>
  is_synced: boolean
  name: string
  created_at: Generated<Date>
  used_at: Date | null
}

/** Challenges that no authenticator has answered yet. */
type PasskeyChallengesTable = { hash: string; purpose: string; consumer_no: string | null; expires_at: Date }

export type SessionTables = {
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  contact_messages: ContactMessagesTable
  claim_pictures: ClaimPicturesTable
  data_copies: DataCopiesTable
  newsletter_readers: NewsletterReadersTable
  newsletter_confirmations: NewsletterConfirmationsTable
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
  person_phones: PersonPhonesTable
  password_resets: PasswordResetsTable
  email_confirmations: EmailConfirmationsTable
  reset_requests: ResetRequestsTable
}
