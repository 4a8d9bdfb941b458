import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** The attempts in the current window, and the seconds until it ends. */
export type AttemptWindow = { readonly subject: string; readonly count: number; readonly endsIn: number }

/** Counts one more attempt for each subject in one statement, by the database's clock, so that all processes share the count. A window starts with its first attempt. */
export async function countAttempts(
  db: Db,
  subjects: readonly string[],
  seconds: number,
): Promise<readonly AttemptWindow[]> {
  const named = new Map(subjects.map(subject => [hashOf(subject), subject]))
  const isOver = sql<boolean>`attempt_windows.ends_at <= now()`
  const rows = await db
    .insertInto('attempt_windows')
    .values(
      // All callers lock the rows in the same order, so there is no deadlock.
      [...named.keys()].toSorted().map(subject => ({
        subject,
        count: 1,
        ends_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      })),
    )
    .onConflict(conflict =>
      conflict.column('subject').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempt_windows.count + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else attempt_windows.ends_at end`,
      }),
    )
    .returning(['subject', 'count', sql<string>`extract(epoch from ends_at - now())`.as('ends_in')])
    .execute()
  return rows.map(row => ({
    subject: named.get(row.subject) ?? '',
    count: row.count,
    endsIn: Number(row.ends_in),
  }))
}

/** Whoever reads the database must not learn who called. */
const hashOf = (subject: string): string => createHash('sha256').update(subject).digest('base64url')
