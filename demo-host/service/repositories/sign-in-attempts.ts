import { createHash } from 'node:crypto'
import type { Db, Tx } from '../database/transaction'
import { comparable } from './consumers'

const LOCKED_MINUTES = 15
const LAST_WARNING = 4
const MOST_WRONG = 5

/** The state after a wrong password. */
export type Standing = 'open' | 'last-attempt' | 'locked'

/** The same for unknown addresses. */
export async function isLockedOut(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('locked_until')
    .where('subject', '=', subjectOf(email))
    .where('locked_until', '>', new Date())
    .executeTakeFirst()
  return row !== undefined
}

/** Attempts older than a lock are forgotten. */
export async function countWrongPassword(tx: Tx, email: string): Promise<Standing> {
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
  const isLocked = failed >= MOST_WRONG
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
