import type { RecentMedia, RecentQuery, SocialMedia } from '../../../core/social/contracts'
import type { CallContext } from '../calls/context'
import { pictureUrl } from '../catalogue/picture-url'
import { readerOf } from '../catalogue/reader'
import { fail } from '../failure'
import { type CardRecord, readCards } from '../repositories/product-cards'
import {
  hasStream,
  isSite,
  type MediaPlace,
  type MediaRecord,
  type MediaWanted,
  readRecentMedia,
} from '../repositories/social-media'
import { notFound } from './not-found'

const PAGE = 12
const LARGEST_PAGE = 50
/** Of the sandbox's drawings. */
const DRAWING = { width: 640, height: 800 }

type Pictured = Pick<MediaRecord, 'product_ids'>

/** One page of approved pictures, newest first: of the caller's site, where it names no other. */
export async function recentMedia(
  call: CallContext,
  of: MediaWanted['of'],
  query: RecentQuery,
  siteId = call.key.siteId,
): Promise<RecentMedia> {
  const { db } = call
  if (typeof of === 'object' && !(await hasStream(db, of.streamId, siteId))) throw notFound('stream')
  if (siteId !== call.key.siteId && !(await isSite(db, siteId))) throw notFound('customer')
  const count = countOf(query.count)
  const after = query.cursor === undefined ? null : placeIn(query.cursor)
  const tags = (query.tags ?? '').split(',').filter(Boolean)
  const found = await readRecentMedia(db, {
    siteId,
    of,
    category: query.category ?? null,
    tags,
    after,
    count: count + 1,
  })
  const shown = found.slice(0, count)
  const last = found.length > count ? shown.at(-1) : undefined
  const cards = await cardsOf(call, shown)
  return { media: shown.map(record => answerMedia(call, record, cards)), next: last ? cursorOf(last) : null }
}

function answerMedia(call: CallContext, record: MediaRecord, cards: readonly CardRecord[]): SocialMedia {
  return {
    mediaId: record.id,
    author: record.author,
    caption: record.caption,
    language: record.language,
    picture: drawingOf(call, record) ?? {
      url: `${call.configuration.shopOrigin}/social/v1/media/${record.id}/picture`,
    },
    createdAt: record.created_at.toISOString(),
    products: productsOf(call, record, cards),
  }
}

/** Null for an upload. */
export const drawingOf = ({ configuration }: CallContext, { drawing }: Pick<MediaRecord, 'drawing'>) =>
  drawing === null ? null : { url: pictureUrl(configuration, drawing), ...DRAWING }

export function cardsOf({ db, currency }: CallContext, records: readonly Pictured[]): Promise<CardRecord[]> {
  const ids = [...new Set(records.flatMap(({ product_ids }) => product_ids))]
  return ids.length > 0 ? readCards(db, ids, currency) : Promise.resolve([])
}

export function productsOf(call: CallContext, { product_ids }: Pictured, cards: readonly CardRecord[]) {
  const { localised, productUrl } = readerOf(call)
  return cards
    .filter(({ id }) => product_ids.includes(id))
    .map(({ id, card }) => ({
      productId: id,
      name: localised(card.name),
      url: productUrl({ slug: card.slug, id }),
      image: card.picture ? pictureUrl(call.configuration, card.picture) : '',
    }))
}

export const cursorOf = ({ created_at, id }: Pick<MediaRecord, 'created_at' | 'id'>): string =>
  Buffer.from(`${created_at.toISOString()} ${id}`).toString('base64url')

export function placeIn(cursor: string): MediaPlace {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(at)
  if (/^\d{4}-[\d-]+T[\d:.]+Z$/.test(at) && !Number.isNaN(createdAt.getTime()) && /^[\w-]{1,60}$/.test(id))
    return { createdAt, id }
  throw wrong('cursor', 'must be that of a page before')
}

export function countOf(text: string | undefined): number {
  if (text === undefined) return PAGE
  const count = Number(text)
  if (Number.isInteger(count) && count > 0 && count <= LARGEST_PAGE) return count
  throw wrong('count', `must be a whole number from 1 to ${LARGEST_PAGE}`)
}

const wrong = (field: string, how: string) =>
  fail('GEN500', { field }, { status: 400, message: `Query field '${field}' ${how}` })
