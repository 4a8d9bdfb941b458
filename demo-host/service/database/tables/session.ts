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
  scope: Scope
  /** The key's when the session was opened; null for one of an earlier version. */
  trust: Trust | null
  /** The number of the newest refresh token. */
  generation: Generated<number>
  /** The token that the newest ones were given for: it still works until one of them was used. */
  parent_hash: string | null
  created_at: Generated<Date>
  expires_at: Date
  ended_at: Date | null
}

type RefreshTokensTable = { hash: string; session_id: string; generation: number }

/** A token may be stricter than its session; null for one of an earlier version. */
type AccessTokensTable = { hash: string; session_id: string; trust: Trust | null; expires_at: Date }

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
  /** Once it is used, until when the one who used it may show it again. */
  expires_at: Date
  used_at: Date | null
  /** The origin of the page that asked for it; null for one of an earlier version. */
  origin: string | null
  /** The consumer who used it. */
  claimed_by: string | null
  /** The call that used it, so that its repetition is known where its answer was lost. */
  claimed_call: string | null
  /** What became of it: null while the shopper is asked. */
  choice: HandoffChoice | null
  /** What the lines were when the shopper was shown them. */
  offered: string | null
}

/** Wrong passwords by address, whether anyone has that address or not. */
type SignInAttemptsTable = { subject: string; failed: number; locked_until: Date | null; updated_at: Date }

/** Attempts at what is worth guessing, by a hash of who tries. */
type AttemptWindowsTable = { subject: string; count: number; ends_at: Date }

/** Whose a phone number is, in international form. */
type PersonPhonesTable = { phone: string; consumer_no: string }

/** Links that set a new password, by the hash of their token. */
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

/** Who subscribed without an account. */
type NewsletterReadersTable = {
  email: string
  locale: string
  subscriptions: Json<readonly Subscription[]>
  changed_at: Date
}

/** What somebody wrote to the shop: a message, or a claim under the warranty. */
type ContactMessagesTable = {
  id: string
  kind: 'message' | 'warranty'
  /** Null for who has not signed in. */
  consumer_no: string | null
  email: string
  locale: string
  document: Json<object>
  created_at: Generated<Date>
}

/** A picture of a claim, or of one that is still being written. */
type ClaimPicturesTable = {
  id: string
  consumer_no: string
  claim_id: string | null
  content_type: string
  content: Buffer
  created_at: Generated<Date>
}

/** The copy of all that is kept of a person: asked for, then ready with its ZIP, or failed. */
type DataCopiesTable = {
  consumer_no: string
  /** Another one each time that it is asked for. */
  copy_id: string
  locale: string
  asked_at: Date
  ready_at: Date | null
  failed_at: Date | null
  expires_at: Date | null
  content: Buffer | null
}

/** A passkey of a person: what an authenticator's answer is checked against. */
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

/** What authenticators were asked to sign and have not yet answered. */
type PasskeyChallengesTable = { hash: string; purpose: string; consumer_no: string | null; expires_at: Date }

export type SessionTables = {
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  contact_messages: ContactMessagesTable
  claim_pictures: ClaimPicturesTable
  data_copies: DataCopiesTable
  newsletter_readers: NewsletterReadersTable
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
