import { newId } from '../../database/ids'
import type { Db } from '../../database/transaction'
import { insertMany } from '../../repositories/insert-many'
import type { SandboxData } from '../types'

/** Puts what people posted into a database without pictures. */
export async function seedSocial(db: Db, { social }: Pick<SandboxData, 'social'>): Promise<void> {
  const { customerId, photos, streams, streamsOf } = social
  const all = photos.map(photo => ({ id: newId(), photo }))
  await db.transaction().execute(async tx => {
    for (const table of ['social_streams', 'social_media'] as const) await tx.deleteFrom(table).execute()
    await insertMany(
      tx,
      'social_media',
      all.map(({ id, photo: { drawing, author, caption, language, category, productIds, createdAt } }) => ({
        id,
        customer_id: customerId,
        consumer_no: null,
        author,
        caption,
        language,
        category,
        product_ids: [...productIds],
        status: 'approved' as const,
        looked_at: null,
        drawing,
        content_type: null,
        content: null,
        created_at: new Date(createdAt),
      })),
    )
    await insertMany(
      tx,
      'social_streams',
      streams.map(({ streamId, name, tag }) => ({ stream_id: streamId, customer_id: customerId, name, tag })),
    )
    await insertMany(
      tx,
      'social_stream_media',
      all.flatMap(({ id, photo: { drawing } }) =>
        (streamsOf[drawing] ?? []).map(stream_id => ({ stream_id, media_id: id })),
      ),
    )
  })
}
