import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { SocialTables } from '../database/tables/social'
import type { Db, Tx } from '../database/transaction'

export type MediaRecord = Pick<
  SocialTables['social_media'],
  'id' | 'author' | 'caption' | 'language' | 'product_ids' | 'drawing' | 'created_at'
>

/** The place of a picture among all, newest first. */
export type MediaPlace = { readonly createdAt: Date; readonly id: string }

export type MediaWanted = {
  readonly siteId: string
  /** All of the site's, or those of a stream, of its streams or of its categories. */
  readonly of: 'all' | 'streams' | 'categories' | { readonly streamId: string }
  readonly category: string | null
  /** Of streams with one of these; empty for all. */
  readonly tags: readonly string[]
  /** Only newer ones. */
  readonly after: MediaPlace | null
  readonly count: number
}

/** One page of what everybody may see. */
export async function readRecentMedia(db: Db, wanted: MediaWanted): Promise<MediaRecord[]> {
  const { siteId, of, category, tags, after, count } = wanted
  const streamId = typeof of === 'object' ? of.streamId : null
  const inStreams = db
    .selectFrom('social_stream_media')
    .innerJoin('social_streams', 'social_streams.stream_id', 'social_stream_media.stream_id')
    .select('media_id')
    .where('social_streams.customer_id', '=', siteId)
    .$if(streamId !== null, query => query.where('social_streams.stream_id', '=', streamId))
    .$if(tags.length > 0, query => query.where('social_streams.tag', 'in', tags))
  return db
    .selectFrom('social_media')
    .select(['id', 'author', 'caption', 'language', 'product_ids', 'drawing', 'created_at'])
    .where('status', '=', 'approved')
    .where('customer_id', '=', siteId)
    .$if(of === 'streams' || streamId !== null || tags.length > 0, query => query.where('id', 'in', inStreams))
    .$if(of === 'categories', query => query.where('category', 'is not', null))
    .$if(category !== null, query => query.where('category', '=', category))
    .$if(after !== null, query =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::text)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

export async function hasStream(db: Db, streamId: string, siteId: string): Promise<boolean> {
  const streams = db.selectFrom('social_streams').select('stream_id').where('stream_id', '=', streamId)
  return (await streams.where('customer_id', '=', siteId).executeTakeFirst()) !== undefined
}

export const isSite = async (db: Db, siteId: string): Promise<boolean> =>
  (await db.selectFrom('access_keys').select('key').where('site_id', '=', siteId).limit(1).executeTakeFirst()) !==
  undefined

/** How many of these everybody may see. */
export async function countApproved(db: Db, ids: readonly string[]): Promise<number> {
  const counted = db.selectFrom('social_media').select(query => query.fn.countAll<number>().as('count'))
  const row = await counted.where('id', 'in', ids).where('status', '=', 'approved').executeTakeFirst()
  return Number(row?.count ?? 0)
}

export const readStreamsOf = (db: Db, mediaId: string, siteId: string) =>
  db
    .selectFrom('social_stream_media')
    .innerJoin('social_streams', 'social_streams.stream_id', 'social_stream_media.stream_id')
    .select(['social_streams.stream_id', 'name', 'tag'])
    .where('media_id', '=', mediaId)
    .where('customer_id', '=', siteId)
    .orderBy('social_streams.stream_id')
    .execute()

/** What was uploaded, if everybody may see it. */
export const findPhoto = (db: Db, id: string) =>
  db
    .selectFrom('social_media')
    .select(['content_type', 'content'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('content', 'is not', null)
    .executeTakeFirst()

type Posted = Pick<
  SocialTables['social_media'],
  'customer_id' | 'author' | 'caption' | 'language' | 'category' | 'product_ids' | 'content_type' | 'content'
> & { readonly consumer_no: string }

/** Waits until somebody of the shop has looked at it. */
export async function saveMedia(tx: Tx, posted: Posted): Promise<string> {
  const id = newId()
  await tx
    .insertInto('social_media')
    .values({ id, ...posted, status: 'pending', looked_at: null, drawing: null, created_at: new Date() })
    .execute()
  return id
}

export async function countPending(db: Db, consumerNo: string): Promise<number> {
  const counted = db.selectFrom('social_media').select(query => query.fn.countAll<number>().as('count'))
  const row = await counted.where('consumer_no', '=', consumerNo).where('status', '=', 'pending').executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** In the streams of the products that it shows, which it appears in when it is approved. */
export async function putIntoStreams(tx: Tx, mediaId: string, customerId: string, tags: readonly string[]) {
  if (tags.length === 0) return
  await sql`
    insert into social_stream_media (stream_id, media_id)
    select stream_id, ${mediaId} from social_streams
    where customer_id = ${customerId} and tag in (${sql.join(tags)})`.execute(tx)
}
