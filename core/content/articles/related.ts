import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { cameOnline } from '../../runtime/page-events'
import type { Article } from './contracts'
import { searchArticlesFx } from './search-articles'

/** The articles that go with one: of a tag of its site, and never itself. */
export interface RelatedPlace {
  readonly siteId: string
  readonly articleId: string
  readonly tagId: string | null
}

export interface RelatedEntry {
  readonly place: RelatedPlace
  /** Null until they have come. */
  readonly articles: readonly Article[] | null
  readonly isPending: boolean
  readonly error: ShopError | null
}

type Related = Readonly<Record<string, RelatedEntry>>

export const RELATED_LIMIT = 4

export const relatedKey = ({ siteId, articleId, tagId }: RelatedPlace): string =>
  `${siteId} ${articleId} ${tagId ?? ''}`

export const relatedShown = createEvent<RelatedPlace>()
export const relatedRetried = createEvent<string>()

const relatedWanted = createEvent<RelatedPlace>()

// One more than is shown, since the article itself may be among them.
const readRelatedFx = attach({
  effect: searchArticlesFx,
  mapParams: ({ siteId, tagId }: RelatedPlace) => ({
    params: { mode: 'live', siteId, searchType: 'article' },
    query: { ...(tagId && { tagId }), limit: String(RELATED_LIMIT + 1) },
  }),
})

export const $related = createStore<Related>({})
  .on(relatedWanted, (all, place) => withEntry(all, place, { isPending: true, error: null }))
  .on(readRelatedFx.done, (all, { params: place, result }) =>
    withEntry(all, place, {
      articles: result.result.filter(({ id }) => id !== place.articleId).slice(0, RELATED_LIMIT),
      isPending: false,
    }),
  )
  .on(readRelatedFx.fail, (all, { params: place, error }) => withEntry(all, place, { isPending: false, error }))

sample({
  clock: relatedShown,
  source: $related,
  filter: (all, place) => !all[relatedKey(place)],
  fn: (_all, place) => place,
  target: relatedWanted,
})

sample({
  clock: relatedRetried,
  source: $related,
  filter: (all, key) => Boolean(all[key]?.error),
  fn: (all, key) => (all[key] as RelatedEntry).place,
  target: relatedWanted,
})

sample({ clock: relatedWanted, target: readRelatedFx })

sample({
  clock: [cameOnline, readRelatedFx.done],
  source: $related,
  filter: all => offlineIn(all) !== undefined,
  fn: all => offlineIn(all) ?? '',
  target: relatedRetried,
})

const offlineIn = (all: Related): string | undefined =>
  Object.keys(all).find(key => all[key]?.error?.kind === 'network')

function withEntry(all: Related, place: RelatedPlace, change: Partial<RelatedEntry>): Related {
  const key = relatedKey(place)
  const before = all[key] ?? { place, articles: null, isPending: false, error: null }
  return { ...all, [key]: { ...before, ...change } }
}
