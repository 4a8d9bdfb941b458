import { type RawBuilder, sql } from 'kysely'
import { SWEPT_AT_ONCE } from '../database/batches'
import type { Db } from '../database/transaction'
import { changeOldRows, deleteOldRows } from './old-rows'

const DAY_MS = 86_400_000
/** Somebody may complain about a decision for half a year. */
const DECISION_DAYS = 183
const ASKER_DAYS = 183
const NOTIFICATION_DAYS = 365
const REGISTRATION_DAYS = 90
/** A seller answers for two years for what was sold. */
const MESSAGE_DAYS = 730

/** Deletes what people left and nobody needs any more. DEPLOY.md says how long each is kept. */
export async function deleteOldPersonalData(db: Db, now = Date.now(), atOnce = SWEPT_AT_ONCE): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS)
  const remove = (table: string, key: string, isOld: RawBuilder<unknown>) =>
    deleteOldRows(db, { table, key, isOld, atOnce })

  await remove('moderation_decisions', 'id', sql`decided_at < ${ago(DECISION_DAYS)}`)
  await remove('social_media', 'id', sql`status = 'rejected' and looked_at < ${ago(DECISION_DAYS)}`)
  await remove('notification_requests', 'id', sql`created_at < ${ago(NOTIFICATION_DAYS)}`)
  const lastDay = sql`(select max(day) from jsonb_array_elements_text(attending_days) as day)`
  const longOver = ago(REGISTRATION_DAYS).toISOString().slice(0, 10)
  await remove('event_registrations', 'ctid', sql`${lastDay} < ${longOver}`)
  const isOldMessage = sql`created_at < ${ago(MESSAGE_DAYS)}`
  await remove('claim_pictures', 'id', sql`claim_id in (select id from contact_messages where ${isOldMessage})`)
  await remove('contact_messages', 'id', isOldMessage)
  const isOldAddress = sql`notify_email is not null and created_at < ${ago(ASKER_DAYS)}`
  const addresses = { table: 'product_questions', key: 'question_id', isOld: isOldAddress, atOnce }
  await changeOldRows(db, sql`update product_questions set notify_email = null`, addresses)
}
