import type { Language } from '../../../../core/shapes/languages'
import { daysFrom } from '../catalogue/days'
import type { photos as drawings } from '../pictures/scenes/photos'
import type { SeedProduct, SeedSocial } from '../types'

const MERIDIAN = 'TQ4407AB12'

/** Shown on the front page. */
const ALL = 'northlane-runners'

type Said = readonly [
  drawing: keyof typeof drawings,
  author: string,
  language: Language,
  caption: string,
  category: string,
  /** A product's id, or the kind of one. */
  shows: string,
]

/** Newest first. */
const said: readonly Said[] = [
  [
    'photo-first-light',
    'Joanne',
    'en',
    'Six in the morning, nobody else on the path. Worth the alarm.',
    'road',
    MERIDIAN,
  ],
  ['photo-summit', 'Hélène R.', 'fr', 'Premier sommet de la saison, pieds au sec.', 'trail', 'trail-peak'],
  ['photo-last-lap', 'Kenji T.', 'ja', '最後の一周。まだ脚が残っていた。', 'track', MERIDIAN],
  ['photo-headland', 'Tom from Leeds', 'en', 'It rained sideways and I did not mind.', 'trail', 'windshell'],
  ['photo-lanes', 'Jonas K.', 'de', 'Dienstag, Bahn, zwölf mal vierhundert.', 'track', 'spike'],
  ['photo-pines', 'ليلى', 'ar', 'ظلّ الصنوبر أجمل من أي مضمار.', 'trail', 'cap'],
  ['photo-harbour', 'Priya S.', 'en', 'Hers and mine after the harbour loop. Guess who won.', 'road', 'road-wave'],
  ['photo-long-run', 'Greta H.', 'de', 'Drei Stunden, zwei Brote, kein Handy.', 'trail', 'pack'],
]

/** What people posted, as of the given day. */
export function social(range: readonly SeedProduct[], now: Date): SeedSocial {
  const photos = said.map(([drawing, author, language, caption, category, shows], index) => {
    const product = range.find(({ id, kind }) => id === shows || kind === shows)
    const productIds = product ? [product.id] : []
    return {
      drawing,
      author,
      language,
      caption,
      category,
      productIds,
      createdAt: daysFrom(now, -2 - index * 3),
      product,
    }
  })
  const masters = [...new Map(photos.flatMap(({ product }) => (product ? [[product.masterId, product]] : [])))]
  const streamOf = (masterId: string) => `northlane-${masterId.toLowerCase()}`
  return {
    customerId: 'northlane',
    photos: photos.map(({ product: _product, ...photo }) => photo),
    streams: [
      { streamId: ALL, name: 'Runners', tag: null },
      ...masters.map(([masterId, { name }]) => ({ streamId: streamOf(masterId), name: name.en, tag: masterId })),
    ],
    streamsOf: Object.fromEntries(
      photos.map(({ drawing, product }) => [drawing, [ALL, ...(product ? [streamOf(product.masterId)] : [])]]),
    ),
  }
}
