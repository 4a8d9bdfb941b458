import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Trust } from '../../../core/http/access'
import type { Session } from '../calls/context'
import { newSecret } from '../database/ids'
import type { Db } from '../database/transaction'

export const ACCESS_TOKEN_SECONDS = 900

/** Only hashes are stored, so that a leaked table gives no access. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** `trust: 'third-party'` makes the token stricter than its session. */
export async function giveAccessToken(db: Db, sessionId: string, trust: Trust): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('access_tokens')
    .values(accessTokenRow(token, sessionId, trust))
    .execute()
  return token
}

/** A token as it is stored. */
export const accessTokenRow = (token: string, sessionId: string, trust: Trust) => ({
  hash: hashOf(token),
  session_id: sessionId,
  trust,
  expires_at: new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000),
})

/** The session of a token of this access key; a guest's is cached. */
export async function findSession(db: Db, token: string, key: string): Promise<Session | null> {
  const hash = hashOf(token)
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('consumers', 'consumers.consumer_no', 'sessions.consumer_no')
    .leftJoin('people', 'people.consumer_no', 'sessions.consumer_no')
    .select([
      'sessions.id',
      'sessions.consumer_no',
      'sessions.scope',
      'sessions.trust',
      'access_tokens.trust as token_trust',
      'access_tokens.expires_at',
      'consumers.type',
      'people.member_id',
      'people.first_name',
      'people.email',
      'people.terms_accepted',
      sql<Session['associate']>`people.profile -> 'associate'`.as('associate'),
    ])
    .where('access_tokens.hash', '=', hash)
    .where('access_tokens.expires_at', '>', new Date())
    .where('sessions.ended_at', 'is', null)
    .where('sessions.access_key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  const session: Session = {
    id: row.id,
    consumerNo: row.consumer_no,
    consumerType: row.type,
    memberId: row.member_id,
    firstName: row.first_name,
    email: row.email,
    termsAccepted: row.terms_accepted ?? false,
    associate: row.associate,
    scope: row.scope,
    // Older rows do not say, so the key's record decides.
    trust: row.trust === 'third-party' || row.token_trust === 'third-party' ? 'third-party' : 'first-party',
  }
  if (session.consumerType === 'GUEST') rememberGuest(db, `${key} ${hash}`, { session, until: row.expires_at })
  return session
}

/** Caches the session of a new guest without a query. */
export function sessionOfNewGuest(
  db: Db,
  given: { token: string; key: string; id: string; consumerNo: string; trust: Trust },
): Session {
  const { token, key, id, consumerNo, trust } = given
  const nobody = { memberId: null, firstName: null, email: null, termsAccepted: false, associate: null }
  const session: Session = { id, consumerNo, consumerType: 'GUEST', ...nobody, scope: 'full', trust }
  const until = new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000)
  rememberGuest(db, `${key} ${hashOf(token)}`, { session, until })
  return session
}

/** A cached guest session: it may have ended, but nothing else about it changes. */
export function recallGuest(db: Db, token: string, key: string): Session | null {
  const known = guestsOf.get(db)?.get(`${key} ${hashOf(token)}`)
  return known && known.until > new Date() ? known.session : null
}

export async function isAlive(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

type Guest = { readonly session: Session; readonly until: Date }

const MAX_GUESTS = 5_000
const guestsOf = new WeakMap<Db, Map<string, Guest>>()

function rememberGuest(db: Db, name: string, guest: Guest): void {
  const guests = guestsOf.get(db) ?? new Map<string, Guest>()
  guestsOf.set(db, guests)
  const [oldest] = guests.keys()
  if (guests.size >= MAX_GUESTS && oldest !== undefined) guests.delete(oldest)
  guests.set(name, guest)
}
