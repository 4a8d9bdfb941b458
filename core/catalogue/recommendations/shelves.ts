import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import { logError } from '../../runtime/log-error'
import { cameOnline } from '../../runtime/page-events'
import type { Recommendation, RecommendationKind, Recommendations } from './contracts'
import { recommendationEndpoints } from './endpoints'

/** What a shelf asks for; `productId` is empty for the whole shop. */
export interface ShelfRequest {
  readonly kind: RecommendationKind
  readonly productId: string
  readonly count: number
}

/** A row of recommendations on the page; without items it is hidden. */
export interface Shelf {
  readonly request: ShelfRequest
  readonly items: readonly Recommendation[]
  readonly isPending: boolean
  readonly isLost: boolean
}

type Shelves = Readonly<Record<string, Shelf>>
type OfShelf = { readonly key: string }

/** Only the first ones of a shelf are reported as impressions. */
const MAX_IMPRESSIONS = 6

export const shelfShown = createEvent<OfShelf & { kind: string; productId: string; count: number }>()
/** These came into view. */
export const itemsSeen = createEvent<OfShelf & { ids: readonly string[] }>()
export const recommendationChosen = createEvent<OfShelf & { productId: string }>()

const kinds: readonly RecommendationKind[] = ['similar', 'goes-with', 'popular']

/** Without a known kind it is what is like the product, or popular where no product is named. */
function requestOf({ kind, productId, count }: { kind: string; productId: string; count: number }): ShelfRequest {
  const usual = productId ? 'similar' : 'popular'
  return { kind: kinds.find(known => known === kind) ?? usual, productId, count }
}

const readFx = requestFx(recommendationEndpoints.readRecommendations)

const readShelfFx = createEffect<OfShelf & { request: ShelfRequest }, Recommendations>(
  ({ request: { kind, productId, count } }) =>
    scopeBind(readFx, { safe: true })({ query: { kind, ...(productId && { productId }), count: String(count) } }),
)

const shelfWanted = createEvent<OfShelf & { request: ShelfRequest }>()

export const $shelves = createStore<Shelves>({})
  .on(shelfWanted, (shelves, { key, request }) => ({
    ...shelves,
    [key]: { request, items: [], isPending: true, isLost: false },
  }))
  .on(readShelfFx.done, (shelves, { params: { key, request }, result: { recommendations } }) =>
    changed(shelves, key, request, { items: recommendations, isPending: false, isLost: false }),
  )
  .on(readShelfFx.fail, (shelves, { params: { key, request } }) =>
    changed(shelves, key, request, { isPending: false, isLost: true }),
  )

// The same again, as after a move within the page, is not asked for again.
sample({
  clock: shelfShown,
  source: $shelves,
  filter: (shelves, { key, ...shown }) => isAskable(requestOf(shown)) && !isSame(shelves[key], requestOf(shown)),
  fn: (_shelves, { key, ...shown }) => ({ key, request: requestOf(shown) }),
  target: shelfWanted,
})

const logErrorFx = createEffect((kind: RecommendationKind) =>
  logError(`Expected for="…" with a product’s id at <till-recommendations kind="${kind}">, got none.`),
)

sample({
  clock: shelfShown,
  filter: ({ key: _key, ...shown }) => !isAskable(requestOf(shown)),
  fn: ({ key: _key, ...shown }) => requestOf(shown).kind,
  target: logErrorFx,
})

sample({ clock: shelfWanted, target: readShelfFx })

const lostAgain = createEvent<OfShelf & { request: ShelfRequest }>()

// One after the other: a shelf that was read is no longer lost.
sample({
  clock: [cameOnline, readShelfFx.done],
  source: $shelves,
  filter: shelves => Object.values(shelves).some(({ isLost, isPending }) => isLost && !isPending),
  fn: shelves => {
    const [key = '', shelf] = Object.entries(shelves).find(([, { isLost }]) => isLost) ?? []
    return { key, request: (shelf as Shelf).request }
  },
  target: lostAgain,
})

sample({ clock: lostAgain, target: shelfWanted })

/** The items that count as impressions, after those that were reported before. */
const $reported = createStore<Readonly<Record<string, readonly string[]>>>({})

/** Of the first six, each once while the shelf shows them. */
export const impressionsMade = sample({
  clock: itemsSeen,
  source: { shelves: $shelves, reported: $reported },
  fn: ({ shelves, reported }, { key, ids }) => {
    const first = shelves[key]?.items.slice(0, MAX_IMPRESSIONS) ?? []
    return { key, items: first.filter(({ id }) => ids.includes(id) && !reported[key]?.includes(id)) }
  },
})

$reported
  .on(impressionsMade, (reported, { key, items }) => ({
    ...reported,
    [key]: [...(reported[key] ?? []), ...items.map(({ id }) => id)],
  }))
  .on(shelfWanted, (reported, { key }) => ({ ...reported, [key]: [] }))

const isAskable = ({ kind, productId }: ShelfRequest) => kind === 'popular' || productId !== ''

const isSame = (shelf: Shelf | undefined, { kind, productId, count }: ShelfRequest) =>
  shelf?.request.kind === kind && shelf.request.productId === productId && shelf.request.count === count

function changed(shelves: Shelves, key: string, request: ShelfRequest, change: Partial<Shelf>): Shelves {
  const shelf = shelves[key]
  return shelf?.request === request ? { ...shelves, [key]: { ...shelf, ...change } } : shelves
}
