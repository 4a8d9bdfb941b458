import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/transaction'
import { inBatches, SWEPT_AT_ONCE } from '../database/batches'
import { deleteOldRows } from './old-rows'

const HOUR_MS = 3_600_000
const ANSWER_HOURS = 25
const CODE_HOURS = 24
const ATTEMPT_HOURS = 24
const PICTURE_HOURS = 24
/** Half a year, after which nobody reads an experiment any more. */
const EXPERIMENT_HOURS = 4_380

/**
 * Deletes what no call can ask for: stored answers after a day, pictures without a claim, expired tokens, codes and sessions,
 * and guests without a session. It works in batches, because a busy shop may leave millions.
 */
export async function deleteLeftovers(db: Db, now = Date.now(), atOnce = SWEPT_AT_ONCE): Promise<void> {
  const ago = (hours: number) => new Date(now - hours * HOUR_MS)
  const remove = (table: string, key: string, isOld: RawBuilder<unknown>) =>
    deleteOldRows(db, { table, key, isOld, atOnce })
  // A page that comes back within the month is told that its shopper signed out.
  const isDead = sql`expires_at < ${new Date(now)} or ended_at < ${ago(CODE_HOURS)} and not signed_out`
  const isOfDead = sql`session_id in (select id from sessions where ${isDead})`

  await remove('kept_answers', 'id', sql`created_at < ${ago(ANSWER_HOURS)}`)
  await remove('access_tokens', 'hash', sql`expires_at < ${new Date(now)}`)
  await remove('authorization_codes', 'hash', sql`expires_at < ${ago(CODE_HOURS)}`)
  await remove('password_resets', 'hash', sql`expires_at < ${ago(CODE_HOURS)}`)
  await remove('email_confirmations', 'hash', sql`expires_at < ${ago(CODE_HOURS)}`)
  await remove('newsletter_confirmations', 'hash', sql`expires_at < ${ago(CODE_HOURS)}`)
  await remove('passkey_challenges', 'hash', sql`expires_at < ${new Date(now)}`)
  await remove('claim_pictures', 'id', sql`claim_id is null and created_at < ${ago(PICTURE_HOURS)}`)
  await remove('data_copies', 'consumer_no', sql`expires_at < ${new Date(now)}`)
  await remove('experiment_events', 'id', sql`first_at < ${ago(EXPERIMENT_HOURS)}`)
  await remove('recommendation_clicks', 'ctid', sql`day < ${ago(EXPERIMENT_HOURS)}`)
  await remove('handoffs', 'hash', sql`expires_at < ${ago(CODE_HOURS)}`)
  await remove('sign_in_attempts', 'subject', sql`updated_at < ${ago(ATTEMPT_HOURS)}`)
  await remove('attempt_windows', 'subject', sql`ends_at < ${new Date(now)}`)
  await remove('refresh_tokens', 'hash', isOfDead)
  await inBatches(atOnce, () => deleteSessions(db, isDead, atOnce))
}

/** Guests are deleted with their last session; people are not. */
async function deleteSessions(db: Db, isDead: RawBuilder<unknown>, atOnce: number): Promise<Deleted> {
  const { rows } = await sql<Deleted>`
    with gone as (
      delete from sessions where id in (select id from sessions where ${isDead} limit ${atOnce}) returning id, consumer_no
    ), guests as (
      delete from consumers
      where type = 'GUEST' and consumer_no in (select consumer_no from gone) and not exists (
        select from sessions where sessions.consumer_no = consumers.consumer_no and id not in (select id from gone)
      )
    )
    select count(*) as "numDeletedRows" from gone`.execute(db)
  return { numDeletedRows: BigInt(rows[0]?.numDeletedRows ?? 0) }
}

type Deleted = { readonly numDeletedRows: bigint }
