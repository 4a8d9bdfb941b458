import { sql } from 'kysely'
import type { reportReasons } from '../../../core/social/contracts'
import type { Db, Tx } from '../database/transaction'
import type { MediaPlace } from './social-media'

/** Nobody has looked at it, or it was reported too often. */
const states = ['pending', 'hidden'] as const

const waiting = (db: Db, siteId: string) =>
  db.selectFrom('social_media').where('customer_id', '=', siteId).where('status', 'in', states)

/** One page, the oldest first. */
export const readWaiting = (db: Db, siteId: string, { after, count }: { after: MediaPlace | null; count: number }) =>
  waiting(db, siteId)
    .select(['id', 'status', 'author', 'caption', 'language', 'category', 'product_ids', 'drawing', 'created_at'])
    .$narrowType<{ status: (typeof states)[number] }>()
    .$if(after !== null, query =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::text)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(count)
    .execute()

export async function countWaiting(db: Db, siteId: string): Promise<number> {
  const row = await waiting(db, siteId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

type Reports = { media_id: string; reason: (typeof reportReasons)[number]; count: number }

export const readReports = async (db: Db, ids: readonly string[]): Promise<readonly Reports[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('social_reports')
        .select(['media_id', 'reason', sql<number>`count(*)::int`.as('count')])
        .where('media_id', 'in', ids)
        .groupBy(['media_id', 'reason'])
        .orderBy('reason')
        .execute()

export const findWaitingPhoto = (db: Db, id: string, siteId: string) =>
  waiting(db, siteId).select(['content_type', 'content']).where('id', '=', id).executeTakeFirst()

/** Returns whether it was there to be decided about. What everybody sees can be refused still. */
export async function decide(tx: Tx, id: string, siteId: string, status: 'approved' | 'rejected'): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('social_media')
    .set({ status, looked_at: new Date() })
    .where('id', '=', id)
    .where('customer_id', '=', siteId)
    .where('status', 'in', status === 'rejected' ? [...states, 'approved' as const] : states)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns whether the site has them all. */
export async function showInStreams(tx: Tx, mediaId: string, siteId: string, streamIds: string[]): Promise<boolean> {
  if (streamIds.length === 0) return true
  const streams = tx.selectFrom('social_streams').where('customer_id', '=', siteId).where('stream_id', 'in', streamIds)
  const found = await streams.select('stream_id').execute()
  if (found.length < streamIds.length) return false
  await tx
    .insertInto('social_stream_media')
    .values(found.map(({ stream_id }) => ({ stream_id, media_id: mediaId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return true
}
