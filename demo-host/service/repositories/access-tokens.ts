import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Session } from '../context'
import { newSecret } from '../database/ids'
import type { Db } from '../database/transaction'

/** Seconds that an access token lives. */
export const ACCESS_TOKEN_SECONDS = 900

/** What stands in the database for a secret: whoever reads the tables can use none of them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Gives a session a new access token. */
export async function giveAccessToken(db: Db, sessionId: string): Promise<string> {
  const token = newSecret()
  const expires_at = new Date(Date.now() + ACCESS_TOKEN_SECONDS * 1000)
  await db
    .insertInto('access_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, expires_at })
    .execute()
  return token
}

/** The living session of an access token that was given to this access key. */
export async function findSession(db: Db, token: string, key: string): Promise<Session | null> {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('consumers', 'consumers.consumer_no', 'sessions.consumer_no')
    .leftJoin('people', 'people.consumer_no', 'sessions.consumer_no')
    .select([
      'sessions.id',
      'sessions.consumer_no',
      'sessions.scope',
      'consumers.type',
      'people.member_id',
      'people.first_name',
      'people.email',
      'people.terms_accepted',
      sql<Session['associate']>`people.profile -> 'associate'`.as('associate'),
    ])
    .where('access_tokens.hash', '=', hashOf(token))
    .where('access_tokens.expires_at', '>', new Date())
    .where('sessions.ended_at', 'is', null)
    .where('sessions.access_key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    consumerNo: row.consumer_no,
    consumerType: row.type,
    memberId: row.member_id,
    firstName: row.first_name,
    email: row.email,
    termsAccepted: row.terms_accepted ?? false,
    associate: row.associate,
    scope: row.scope,
  }
}
