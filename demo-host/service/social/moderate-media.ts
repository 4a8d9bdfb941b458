import type { PendingMediaList, PendingMediaQuery, PendingPicture } from '../../../core/social/moderating/contracts'
import type { CallContext } from '../calls/context'
import { countWaiting, findWaitingPhoto, readReports, readWaiting } from '../repositories/social-moderation'
import { cardsOf, countOf, cursorOf, drawingOf, placeIn, productsOf } from './answer-media'
import { notFound } from './not-found'

/** One page of what somebody of the shop is to look at, of the caller's site. */
export async function listPendingMedia(call: CallContext, query: PendingMediaQuery): Promise<PendingMediaList> {
  const { db } = call
  const { siteId } = call.key
  const count = countOf(query.count)
  const after = query.cursor === undefined ? null : placeIn(query.cursor)
  const found = await readWaiting(db, siteId, { after, count: count + 1 })
  const shown = found.slice(0, count)
  const last = found.length > count ? shown.at(-1) : undefined
  const cards = await cardsOf(call, shown)
  const reports = await readReports(
    db,
    shown.map(({ id }) => id),
  )
  return {
    total: await countWaiting(db, siteId),
    media: shown.map(record => ({
      mediaId: record.id,
      status: record.status,
      author: record.author,
      caption: record.caption,
      language: record.language,
      category: record.category,
      createdAt: record.created_at.toISOString(),
      picture: drawingOf(call, record),
      products: productsOf(call, record, cards),
      reports: reports
        .filter(({ media_id }) => media_id === record.id)
        .map(({ reason, count: times }) => ({ reason, count: times })),
    })),
    next: last ? cursorOf(last) : null,
  }
}

export async function waitingPicture({ db, key }: CallContext, mediaId: string): Promise<PendingPicture> {
  const photo = await findWaitingPhoto(db, mediaId, key.siteId)
  if (!photo?.content || !photo.content_type) throw notFound('picture')
  return { contentType: photo.content_type, content: photo.content.toString('base64') }
}
