import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import { newCode } from './authorization-codes'
import { comparable } from './consumers'

const LOCKED_MINUTES = 15
const LAST_WARNING = 4
const MAX_WRONG = 5
const FAR_AWAY = new Date('2999-01-01T00:00:00Z')

/** The state after a wrong password. */
export type AttemptState = 'open' | 'last-attempt' | 'locked'

/** How an address is locked now; an address without an account is locked in the same way. */
export async function lockOf(db: Db, email: string): Promise<'for-a-while' | 'until-reset' | null> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('locked_until')
    .where('subject', '=', subjectOf(email))
    .executeTakeFirst()
  const left = (row?.locked_until?.getTime() ?? 0) - Date.now()
  if (left <= 0) return null
  return left > LOCKED_MINUTES * 60_000 ? 'until-reset' : 'for-a-while'
}

/** Forgets the wrong passwords of an address and gives a code, in one statement; null if the address is locked. */
export async function giveCodeUnlessLocked(
  db: Db,
  email: string,
  given: Parameters<typeof newCode>[0],
): Promise<string | null> {
  const { code, row } = newCode(given)
  const subject = subjectOf(email)
  const now = new Date()
  const { rows } = await sql`
    with forgotten as (
      delete from sign_in_attempts where subject = ${subject} and (locked_until is null or locked_until <= ${now})
    )
    insert into authorization_codes (hash, consumer_no, access_key, code_challenge, expires_at)
    select ${row.hash}, ${row.consumer_no}, ${row.access_key}, ${row.code_challenge}, ${row.expires_at}
    where not exists (select from sign_in_attempts where subject = ${subject} and locked_until > ${now})
    returning hash`.execute(db)
  return rows.length > 0 ? code : null
}

/** Locks an address until its owner sets a new password. */
export async function lockUntilReset(db: Db, email: string): Promise<void> {
  const subject = subjectOf(email)
  const standing = { failed: MAX_WRONG, locked_until: FAR_AWAY, updated_at: FAR_AWAY }
  await db
    .insertInto('sign_in_attempts')
    .values({ subject, ...standing })
    .onConflict(conflict => conflict.column('subject').doUpdateSet(standing))
    .execute()
}

/** Attempts older than a lock are forgotten. */
export async function countWrongPassword(tx: Tx, email: string): Promise<AttemptState> {
  const now = new Date()
  const subject = subjectOf(email)
  await tx
    .insertInto('sign_in_attempts')
    .values({ subject, failed: 0, locked_until: null, updated_at: now })
    .onConflict(conflict => conflict.column('subject').doNothing())
    .execute()
  const row = await tx
    .selectFrom('sign_in_attempts')
    .selectAll()
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isRecent = now.getTime() - row.updated_at.getTime() < LOCKED_MINUTES * 60_000
  const failed = isRecent ? row.failed + 1 : 1
  const isLocked = failed >= MAX_WRONG
  const locked_until = isLocked ? new Date(now.getTime() + LOCKED_MINUTES * 60_000) : null
  await tx
    .updateTable('sign_in_attempts')
    .set({ failed, locked_until, updated_at: now })
    .where('subject', '=', subject)
    .execute()
  return isLocked ? 'locked' : failed === LAST_WARNING ? 'last-attempt' : 'open'
}

export async function forgetWrongPasswords(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subjectOf(email)).execute()
}

/** Only hashes, since an address may not belong to a customer. */
const subjectOf = (email: string): string => createHash('sha256').update(comparable(email)).digest('base64url')
