import type { Db } from '../database/transaction'

const HOUR_MS = 3_600_000
const ANSWER_HOURS = 25
const CODE_HOURS = 24
const ATTEMPT_HOURS = 24

/** Deletes what no call can ask for any more: kept answers after a day, dead tokens, codes and sessions. */
export async function deleteLeftovers(db: Db, now = Date.now()): Promise<void> {
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const dead = db
    .selectFrom('sessions')
    .select('id')
    .where(row => row.or([row('expires_at', '<', new Date(now)), row('ended_at', '<', ago(CODE_HOURS))]))

  await db.deleteFrom('kept_answers').where('created_at', '<', ago(ANSWER_HOURS)).execute()
  await db.deleteFrom('access_tokens').where('expires_at', '<', new Date(now)).execute()
  await db.deleteFrom('authorization_codes').where('expires_at', '<', ago(CODE_HOURS)).execute()
  await db.deleteFrom('handoffs').where('expires_at', '<', ago(CODE_HOURS)).execute()
  await db.deleteFrom('sign_in_attempts').where('updated_at', '<', ago(ATTEMPT_HOURS)).execute()
  await db.deleteFrom('refresh_tokens').where('session_id', 'in', dead).execute()
  await db.deleteFrom('sessions').where('id', 'in', dead).execute()
}
