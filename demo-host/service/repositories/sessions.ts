import type { Scope, Trust } from '../../../core/http/access'
import { newId, newSecret } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import { accessTokenRow, hashOf } from './access-tokens'

const DAY_MS = 86_400_000
const SESSION_DAYS = 30

/** How long a session lasts after its last refresh. */
export const SESSION_SECONDS = (SESSION_DAYS * DAY_MS) / 1000

export type GivenSession = {
  readonly id: string
  readonly consumerNo: string
  readonly scope: Scope
  readonly refreshToken: string
}

/** A session that was opened now, with its first access token. */
export type OpenedSession = GivenSession & { readonly accessToken: string }

export type Refreshed =
  | { readonly kind: 'rotated'; readonly session: GivenSession }
  | { readonly kind: 'unknown' | 'reused' }

/** Opens a session, to which all later refresh tokens belong, in one statement. `tokenTrust` makes its first access token stricter than the session. */
export async function openSession(
  db: Db,
  opened: { id?: string; consumerNo: string; accessKey: string; scope: Scope; trust: Trust; tokenTrust?: Trust },
): Promise<OpenedSession> {
  const { id = newId(), consumerNo, accessKey: access_key, scope, trust, tokenTrust = trust } = opened
  const refreshToken = newSecret()
  const accessToken = newSecret()
  const expires_at = new Date(Date.now() + SESSION_DAYS * DAY_MS)
  await db
    .with('opened', one =>
      one.insertInto('sessions').values({ id, consumer_no: consumerNo, access_key, scope, trust, expires_at }),
    )
    .with('token', one => one.insertInto('access_tokens').values(accessTokenRow(accessToken, id, tokenTrust)))
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(refreshToken), session_id: id, generation: 0 })
    .execute()
  return { id, consumerNo, scope, refreshToken, accessToken }
}

/** Exchanges a refresh token for the next. The newest ones and their parent work, since an answer may be lost or two tabs race. An older one must have been stolen, and ends the session. */
export async function refreshSession(tx: Tx, token: string, accessKey: string): Promise<Refreshed> {
  const hash = hashOf(token)
  const known = await tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .selectAll('sessions')
    .select('refresh_tokens.generation as shown')
    .where('refresh_tokens.hash', '=', hash)
    .where('access_key', '=', accessKey)
    .forUpdate('sessions')
    .executeTakeFirst()
  if (!known || known.ended_at || known.expires_at < new Date()) return { kind: 'unknown' }

  const isNewest = known.shown === known.generation
  if (!isNewest && hash !== known.parent_hash) {
    await endSession(tx, known.id)
    return { kind: 'reused' }
  }
  const generation = isNewest ? known.generation + 1 : known.generation
  const expires_at = new Date(Date.now() + SESSION_DAYS * DAY_MS)
  const refreshToken = newSecret()
  await tx
    .with('moved', one =>
      one.updateTable('sessions').set({ generation, parent_hash: hash, expires_at }).where('id', '=', known.id),
    )
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(refreshToken), session_id: known.id, generation })
    .execute()
  const given = { id: known.id, consumerNo: known.consumer_no, scope: known.scope, refreshToken }
  return { kind: 'rotated', session: given }
}

export async function findSessionOfToken(
  db: Db,
  token: string,
  accessKey: string,
): Promise<{ id: string; consumerNo: string; scope: Scope } | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['sessions.id', 'sessions.consumer_no', 'sessions.scope'])
    .where('refresh_tokens.hash', '=', hashOf(token))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', new Date())
    .where('sessions.access_key', '=', accessKey)
    .executeTakeFirst()
  return row ? { id: row.id, consumerNo: row.consumer_no, scope: row.scope } : null
}

/** Its tokens stop working at once. */
export async function endSession(db: Db, id: string, { isSignOut = false } = {}): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date(), signed_out: isSignOut })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Whether a token, of either kind, opens nothing any more because its shopper signed out. */
export async function wasSignedOut(db: Db, token: string): Promise<boolean> {
  const hash = hashOf(token)
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('signed_out', '=', true)
    .where(session =>
      session.or([
        session('id', 'in', db.selectFrom('access_tokens').select('session_id').where('hash', '=', hash)),
        session('id', 'in', db.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash)),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a consumer except one: a guest signed in, or the password changed. */
export async function endSessionsOf(db: Db, consumerNo: string, except?: string): Promise<void> {
  let sessions = db
    .updateTable('sessions')
    .set({ ended_at: new Date() })
    .where('consumer_no', '=', consumerNo)
    .where('ended_at', 'is', null)
  if (except !== undefined) sessions = sessions.where('id', '!=', except)
  await sessions.execute()
}

/** Ends the sessions that pages of other sites use for a person who signs out. */
export async function endPageSessionsOf(db: Db, consumerNo: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date(), signed_out: true })
    .where('consumer_no', '=', consumerNo)
    .where('trust', '=', 'third-party')
    .where('ended_at', 'is', null)
    .execute()
}
