import { createEffect, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { NewReport, RecentMedia } from './contracts'
import { endpoints } from './endpoints'

export interface WantedPhotos {
  /** The stream that a gallery shows where it has no tags. */
  readonly streamId: string
  /** Master ids; empty where the page is about no product. */
  readonly tags: readonly string[]
  readonly category: string | null
  readonly cursor: string | null
}

const readStreamFx = requestFx(endpoints.readStreamMedia)
const readStreamsFx = requestFx(endpoints.readStreamsMedia)
const reportFx = requestFx(endpoints.reportMedia)

/** One page of approved pictures, newest first. */
export const readPhotosFx = createEffect<WantedPhotos, RecentMedia, ShopError>(
  ({ streamId, tags, category, cursor }) => {
    const query = { ...(category && { category }), ...(cursor && { cursor }) }
    return tags.length > 0
      ? scopeBind(readStreamsFx, { safe: true })({ query: { ...query, tags: tags.join(',') } })
      : scopeBind(readStreamFx, { safe: true })({ params: { streamId }, query })
  },
)

/** Counts once for each shopper. */
export const reportPhotoFx = createEffect<NewReport & { readonly mediaId: string }, void, ShopError>(
  async ({ mediaId, reason }) => {
    await scopeBind(reportFx, { safe: true })({ params: { mediaId }, body: { reason } })
  },
)
