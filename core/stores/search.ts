import { combine, createEvent, createStore, sample } from 'effector'
import { sentencesWanted } from '../errors/sentences'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { cameOnline } from '../runtime/page-events'
import { findPositionFx, type PositionProblem } from '../runtime/position'
import type { FoundStore, StoreSearch, RequestedItem } from './contracts'
import { endpoints } from './endpoints'

export type PlaceKind = 'store' | 'point'

export const placesOpened = createEvent<{ kind: PlaceKind; items: readonly RequestedItem[] }>()
export const queryTyped = createEvent<string>()
export const searchSubmitted = createEvent()
export const searchRepeated = createEvent()
/** The shopper wants to search near their position. */
export const positionRequested = createEvent()
/** The shopper allows, or does not, that the page asks the browser. */
export const positionAgreed = createEvent()
export const positionDeclined = createEvent()
export const positionQuestionNeeded = createEvent()

const searchStoresFx = requestFx(endpoints.searchStores)
const searchPointsFx = requestFx(endpoints.searchCollectionPoints)

const search = createEvent<StoreSearch>()

export const $kind = createStore<PlaceKind>('store').on(placesOpened, (_current, { kind }) => kind)

const $wanted = createStore<readonly RequestedItem[]>([]).on(placesOpened, (_current, { items }) => items)

export const $query = createStore('').on(queryTyped, (_current, query) => query)

/** Where the shopper looked last. */
export const $from = createStore<Pick<StoreSearch, 'query' | 'latitude' | 'longitude'>>({}).on(
  search,
  (_current, { items: _items, ...from }) => from,
)

const $hasAgreed = createStore(false).on(positionAgreed, () => true)

/** The last search; only its answer counts. */
const $lastSearch = createStore<unknown>(null).on([searchStoresFx, searchPointsFx], (_last, latest) => latest)

const storesFound = sample({
  clock: searchStoresFx.done,
  source: $lastSearch,
  filter: (last, { params }) => last === params,
  fn: (_last, { result: { stores, place } }) => ({ places: stores, place }),
})

const pointsFound = sample({
  clock: searchPointsFx.done,
  source: $lastSearch,
  filter: (last, { params }) => last === params,
  fn: (_last, { result: { collectionPoints, place } }) => ({ places: collectionPoints, place }),
})

const searchFailed = sample({
  clock: [searchStoresFx.fail, searchPointsFx.fail],
  source: $lastSearch,
  filter: (last, { params }) => last === params,
  fn: (_last, { error }) => error,
})

/** Nearest first; null until the first answer. */
export const $places = createStore<readonly FoundStore[] | null>(null)
  .on([storesFound, pointsFound], (_current, { places }) => places)
  .reset(placesOpened)

export const $near = createStore<string | null>(null)
  .on([storesFound, pointsFound], (_current, { place }) => place?.label ?? null)
  .reset(placesOpened)

export const $searchError = createStore<ShopError | null>(null)
  .on(searchFailed, (_current, error) => error)
  .reset(searchStoresFx, searchPointsFx, placesOpened)

export const $isSearching = combine(
  searchStoresFx.pending,
  searchPointsFx.pending,
  (isSearchingStores, isSearchingPoints) => isSearchingStores || isSearchingPoints,
)

const $isPositionWanted = createStore(false)
  .on(positionAgreed, () => true)
  .reset(searchSubmitted)

const positionFound = sample({ clock: findPositionFx.doneData, filter: $isPositionWanted })
const positionMissed = sample({ clock: findPositionFx.failData, filter: $isPositionWanted })

export const $positionProblem = createStore<PositionProblem | null>(null)
  .on(positionMissed, (_current, problem) => problem)
  .reset(findPositionFx, searchSubmitted, placesOpened)

export const $isFindingPosition = findPositionFx.pending

sample({ clock: [placesOpened, searchRepeated], source: $from, target: search })

sample({
  clock: cameOnline,
  source: { from: $from, error: $searchError },
  filter: ({ error }) => error?.kind === 'network',
  fn: ({ from }) => from,
  target: search,
})

sample({ clock: searchSubmitted, source: $query, fn: query => ({ query: query.trim() }), target: search })

sample({
  clock: positionRequested,
  source: $hasAgreed,
  filter: hasAgreed => !hasAgreed,
  fn: () => {},
  target: positionQuestionNeeded,
})

sample({
  clock: positionRequested,
  source: $hasAgreed,
  filter: hasAgreed => hasAgreed,
  fn: () => {},
  target: positionAgreed,
})

sample({ clock: positionAgreed, target: findPositionFx })

sample({ clock: positionFound, target: search })

sample({ clock: positionFound, fn: () => '', target: queryTyped })

const requested = sample({
  clock: search,
  // With a `kind` the source would pass for an effector unit.
  source: { placeKind: $kind, wanted: $wanted },
  fn: ({ placeKind, wanted }, from) => ({ placeKind, body: { ...from, items: [...wanted] } }),
})

sample({
  clock: requested,
  filter: ({ placeKind }) => placeKind === 'store',
  fn: ({ body }) => ({ body }),
  target: searchStoresFx,
})

sample({
  clock: requested,
  filter: ({ placeKind }) => placeKind === 'point',
  fn: ({ body }) => ({ body }),
  target: searchPointsFx,
})

sample({ clock: searchFailed, fn: () => {}, target: sentencesWanted })
