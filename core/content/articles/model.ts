import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { cameOnline } from '../../runtime/page-events'
import { withPart } from '../../shapes/list-in-parts'
import type { Article } from './contracts'
import { searchArticlesFx } from './search-articles'

/** A list on the page: a site's articles, those with one tag, or those that a query finds. */
export interface ArticlePlace {
  readonly key: string
  readonly siteId: string
  readonly tagId: string | null
  readonly query?: string
  /** How many come at first, and each time more are wanted. */
  readonly count: number
}

export interface Facet {
  readonly id: string
  readonly label: string
}

/** What a place shows. */
export interface ArticleList {
  readonly place: ArticlePlace
  /** The ids of those that the shopper chose: an article has all of them. */
  readonly tags: readonly string[]
  /** Null until the first answer. */
  readonly articles: readonly Article[] | null
  /** The chosen ones and those that narrow the list further, always in the same order. */
  readonly facets: readonly Facet[]
  readonly numFound: number
  /** How many were read from the service. */
  readonly read: number
  /** What is loading or has failed: the first page, or more. */
  readonly part: 'first' | 'more'
  readonly isPending: boolean
  readonly error: ShopError | null
}

/** What is seen before 'see more'. */
export const facetsShown = { sm: 4, md: 10, lg: 20 } as const

type Lists = Readonly<Record<string, ArticleList>>
type ListRequest = { readonly place: ArticlePlace; readonly tags: readonly string[]; readonly offset: number }

export const articlesShown = createEvent<ArticlePlace>()
/** Pressed once more, a tag is left out again. */
export const tagPressed = createEvent<{ key: string; tagId: string }>()
export const tagsCleared = createEvent<string>()
export const moreArticlesWanted = createEvent<string>()
export const articlesRetried = createEvent<string>()

const listWanted = createEvent<ListRequest>()

const readArticlesFx = attach({
  effect: searchArticlesFx,
  mapParams: ({ place: { siteId, tagId, query, count }, tags, offset }: ListRequest) => ({
    params: { mode: 'live', siteId, searchType: 'article' },
    query: {
      ...(query && { q: query }),
      ...(tagId && { tagId }),
      ...(tags.length > 0 && { filters: tags.join(',') }),
      offset: String(offset),
      limit: String(count),
    },
  }),
})

/** All facets of a place, in the order of its first answer. */
const $allFacets = createStore<Readonly<Record<string, readonly Facet[]>>>({}).on(
  readArticlesFx.done,
  (all, { params: { place, tags }, result: { facets } }) =>
    tags.length > 0
      ? all
      : { ...all, [place.key]: facets.filter(({ id }) => id !== place.tagId).map(({ id, label }) => ({ id, label })) },
)

const answeredWith = sample({
  clock: readArticlesFx.done,
  source: $allFacets,
  fn: (all, { params, result }) => ({ wanted: params, answer: result, all: all[params.place.key] ?? [] }),
})

export const $articleLists = createStore<Lists>({})
  .on(listWanted, (lists, { place, tags, offset }) => ({
    ...lists,
    [place.key]: {
      ...(lists[place.key] ?? { articles: null, facets: [], numFound: 0, read: 0 }),
      place,
      tags,
      part: offset > 0 ? 'more' : 'first',
      isPending: true,
      error: null,
    },
  }))
  .on(answeredWith, (lists, { wanted, answer, all }) =>
    changed(lists, wanted, ({ articles, tags }) => {
      const { result: found, count, numFound } = answer
      const part = { items: found, count, start: wanted.offset, total: numFound }
      const { items, total, read } = withPart(articles ?? [], part, ({ id }) => id)
      const facets = all.filter(({ id }) => tags.includes(id) || answer.facets.some(facet => facet.id === id))
      return { articles: items, facets, numFound: total, read }
    }),
  )
  .on(readArticlesFx.fail, (lists, { params, error }) => changed(lists, params, () => ({ error })))

sample({
  clock: articlesShown,
  source: $articleLists,
  filter: (lists, place) => !isSame(lists[place.key]?.place, place),
  fn: (_lists, place) => ({ place, tags: [], offset: 0 }),
  target: listWanted,
})

sample({
  clock: tagPressed,
  source: $articleLists,
  filter: (lists, { key }) => key in lists,
  fn: (lists, { key, tagId }) => {
    const { place, tags } = lists[key] as ArticleList
    return { place, tags: tags.includes(tagId) ? tags.filter(tag => tag !== tagId) : [...tags, tagId], offset: 0 }
  },
  target: listWanted,
})

sample({
  clock: tagsCleared,
  source: $articleLists,
  filter: (lists, key) => Boolean(lists[key]?.tags.length),
  fn: (lists, key) => ({ place: (lists[key] as ArticleList).place, tags: [], offset: 0 }),
  target: listWanted,
})

sample({
  clock: moreArticlesWanted,
  source: $articleLists,
  filter: (lists, key) => lists[key]?.isPending === false && !isOfOtherTags(lists[key]),
  fn: (lists, key) => nextPageOf(lists[key] as ArticleList),
  target: listWanted,
})

sample({
  clock: articlesRetried,
  source: $articleLists,
  filter: (lists, key) => Boolean(lists[key]?.error),
  fn: (lists, key) => {
    const list = lists[key] as ArticleList
    return list.part === 'more' ? nextPageOf(list) : { ...nextPageOf(list), offset: 0 }
  },
  target: listWanted,
})

sample({ clock: listWanted, target: readArticlesFx })

// One after the other: a list that was read is no longer offline.
sample({
  clock: [cameOnline, readArticlesFx.done],
  source: $articleLists,
  filter: lists => offlineIn(lists) !== undefined,
  fn: lists => offlineIn(lists) ?? '',
  target: articlesRetried,
})

const offlineIn = (lists: Lists): string | undefined =>
  Object.keys(lists).find(key => lists[key]?.error?.kind === 'network')

/** The articles shown are still those of the previous choice. */
const isOfOtherTags = ({ part, error }: ArticleList): boolean => part === 'first' && error !== null

const nextPageOf = ({ place, tags, read }: ArticleList): ListRequest => ({ place, tags, offset: read })

/** Only the last request of a place counts. */
function changed(
  lists: Lists,
  { place, tags }: ListRequest,
  change: (list: ArticleList) => Partial<ArticleList>,
): Lists {
  const list = lists[place.key]
  if (list?.place !== place || list.tags !== tags) return lists
  return { ...lists, [place.key]: { ...list, isPending: false, ...change(list) } }
}

function isSame(known: ArticlePlace | undefined, place: ArticlePlace): boolean {
  return (
    known?.siteId === place.siteId &&
    known.tagId === place.tagId &&
    known.query === place.query &&
    known.count === place.count
  )
}
