import { combine, createEvent, createStore, sample } from 'effector'
import { sentencesWanted } from '../errors/sentences'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import { findPositionFx, type PositionProblem } from '../runtime/position'
import type { FoundStore, StoreSearch, WantedThing } from './contracts'
import { endpoints } from './endpoints'

/** Whose places are looked for: our stores, or the collection points of others. */
export type PlaceKind = 'store' | 'point'

// What the shopper does

/** Somebody looks for a place to fetch these things from. */
export const placesOpened = createEvent<{ kind: PlaceKind; items: readonly WantedThing[] }>()
/** What is typed into the search. */
export const queryTyped = createEvent<string>()
/** The search is sent as it was typed; also again after a failure. */
export const searchSubmitted = createEvent()
/** The shopper agrees that the browser is asked where it is. */
export const positionAgreed = createEvent()

// What we remember

const searchStoresFx = requestFx(endpoints.searchStores)
const searchPointsFx = requestFx(endpoints.searchCollectionPoints)

const search = createEvent<StoreSearch>()

export const $kind = createStore<PlaceKind>('store').on(placesOpened, (_current, { kind }) => kind)

/** The things that have to be had there. */
const $wanted = createStore<readonly WantedThing[]>([]).on(placesOpened, (_current, { items }) => items)

export const $query = createStore('').on(queryTyped, (_current, query) => query)

/** Where the last search began: what was typed, or a position, which is kept nowhere else. */
const $from = createStore<Pick<StoreSearch, 'query' | 'latitude' | 'longitude'>>({}).on(
  search,
  (_current, { items: _items, ...from }) => from,
)

/** The places that were found, the nearest first; null until the first answer. */
export const $places = createStore<readonly FoundStore[] | null>(null)
  .on(searchStoresFx.doneData, (_current, { stores }) => stores)
  .on(searchPointsFx.doneData, (_current, { collectionPoints }) => collectionPoints)
  .reset(placesOpened)

/** What the place is called that the search began at; null where it began nowhere. */
export const $near = createStore<string | null>(null)
  .on([searchStoresFx.doneData, searchPointsFx.doneData], (_current, { place }) => place?.label ?? null)
  .reset(placesOpened)

/** Why the places cannot be shown, while they cannot. */
export const $searchError = createStore<ShopError | null>(null)
  .on([searchStoresFx.failData, searchPointsFx.failData], (_current, error) => error)
  .reset(searchStoresFx, searchPointsFx, placesOpened)

export const $isSearching = combine(
  searchStoresFx.pending,
  searchPointsFx.pending,
  (isSearchingStores, isSearchingPoints) => isSearchingStores || isSearchingPoints,
)

/** Why the browser did not say where the shopper is, until another way of searching is taken. */
export const $positionProblem = createStore<PositionProblem | null>(null)
  .on(findPositionFx.failData, (_current, problem) => problem)
  .reset(findPositionFx, searchSubmitted, placesOpened)

export const $isFindingPosition = findPositionFx.pending

// What follows

sample({ clock: placesOpened, source: $from, target: search })

sample({ clock: searchSubmitted, source: $query, fn: query => ({ query: query.trim() }), target: search })

sample({ clock: positionAgreed, target: findPositionFx })

sample({ clock: findPositionFx.doneData, target: search })

sample({ clock: findPositionFx.doneData, fn: () => '', target: queryTyped })

const asked = sample({
  clock: search,
  // A source with a `kind` would pass for a unit of effector's own.
  source: { placeKind: $kind, wanted: $wanted },
  fn: ({ placeKind, wanted }, from) => ({ placeKind, body: { ...from, items: [...wanted] } }),
})

sample({
  clock: asked,
  filter: ({ placeKind }) => placeKind === 'store',
  fn: ({ body }) => ({ body }),
  target: searchStoresFx,
})

sample({
  clock: asked,
  filter: ({ placeKind }) => placeKind === 'point',
  fn: ({ body }) => ({ body }),
  target: searchPointsFx,
})

sample({ clock: [searchStoresFx.failData, searchPointsFx.failData], fn: () => {}, target: sentencesWanted })
