import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { type DeliveryClass, collectionClasses } from '../shapes/delivery-class'
import type { FoundStore } from './contracts'
import { $favourite, favouriteChosen } from './favourite'
import { $kind, type PlaceKind, placesOpened } from './search'

/** What is to be fetched from where: lines of the cart by their ids. */
export type Fetching = { readonly itemIds: readonly string[]; readonly place: FoundStore }

/** How a line is delivered now, as far as this domain has to know. */
export type FetchedLine = {
  readonly itemId: string
  readonly name: string
  readonly upc: string
  readonly qty: number
  readonly selected: DeliveryClass
  /** The ways that it could go. */
  readonly available: readonly DeliveryClass[]
  readonly storeId: string | null
  readonly storeName: string | null
}

// What the shopper does

/** The dialogs about stores are on the page: what is known already counts for them too. */
export const storesShown = createEvent()

/** Lines are to be fetched: the places where they can be are looked for. No lines: a store is chosen by itself. */
export const fetchingWanted = createEvent<{ itemIds: readonly string[]; kind: PlaceKind }>()
/** A place was picked from those found. */
export const placeChosen = createEvent<FoundStore>()
/** Other lines are fetched elsewhere: all of them shall be fetched here now, or this one alone. */
export const changeConfirmed = createEvent<'all' | 'one'>()
/** Everything stays where it is fetched now. */
export const changeDeclined = createEvent()
/** Lines shall be brought home. */
export const homeChosen = createEvent<readonly string[]>()

/** The cart's lines as they are now. Wired to the cart's own store. */
export const linesSeen = createEvent<readonly FetchedLine[]>()
/** Lines shall be fetched at a place. Wired to the cart. */
export const fetchingAsked = createEvent<Fetching>()
/** The service has the last of those lines at its place. Wired to the cart. */
export const fetchingSaved = createEvent()
/** The service refused one. Wired to the cart. */
export const fetchingRefused = createEvent<ShopError>()

/** Another place than that of other lines was picked: the shopper is asked. */
export const changeAsked = createEvent()
/** The store is another one now, and the shopper is told. */
export const storeChanged = createEvent()
/** Nothing is left to choose. */
export const choiceDone = createEvent()

// What we remember

/** The cart's lines. */
export const $fetchedLines = createStore<readonly FetchedLine[]>([]).on(linesSeen, (_current, lines) => lines)

const $itemIds = createStore<readonly string[]>([]).on(fetchingWanted, (_current, { itemIds }) => itemIds)

/** The lines whose place is being chosen. */
export const $targets = combine($fetchedLines, $itemIds, (lines, itemIds) =>
  lines.filter(line => itemIds.includes(line.itemId)),
)

/** The place that was picked. */
export const $chosenPlace = createStore<FoundStore | null>(null)
  .on(placeChosen, (_current, place) => place)
  .reset(fetchingWanted)

/** Lines that are fetched at another place of the same kind than the one picked. */
export const $elsewhere = combine($fetchedLines, $itemIds, $chosenPlace, $kind, (lines, itemIds, place, placeKind) =>
  lines.filter(line => !itemIds.includes(line.itemId) && line.storeId !== place?.storeId && kindOf(line) === placeKind),
)

/** What is on its way to the service. */
export const $fetching = createStore<Fetching | null>(null)
  .on(fetchingAsked, (_current, fetching) => fetching)
  .reset(fetchingSaved, fetchingRefused)

/** Why the last line could not be fetched there. */
export const $fetchingError = createStore<ShopError | null>(null)
  .on(fetchingRefused, (_current, error) => error)
  .reset(fetchingWanted, placeChosen, fetchingAsked)

/** What the shopper is told after a change: where everything is fetched now, and from where it moved. */
export const $change = createStore<{ readonly place: FoundStore; readonly from: string } | null>(null)

// What follows

sample({
  clock: fetchingWanted,
  source: $targets,
  fn: (lines, { kind }) => ({ kind, items: lines.map(({ upc, qty }) => ({ upc, qty })) }),
  target: placesOpened,
})

const weighed = sample({
  clock: placeChosen,
  source: { elsewhere: $elsewhere, itemIds: $itemIds },
  fn: ({ elsewhere, itemIds }, place) => ({
    isAsked: elsewhere.length > 0 && itemIds.length > 0,
    fetching: { itemIds, place },
  }),
})

sample({ clock: weighed, filter: ({ isAsked }) => isAsked, fn: () => {}, target: changeAsked })

const decided = sample({
  clock: changeConfirmed,
  source: { elsewhere: $elsewhere, itemIds: $itemIds, place: $chosenPlace },
  filter: ({ place }) => place !== null,
  fn: ({ elsewhere, itemIds, place }, which): Fetching => ({
    itemIds: [...itemIds, ...(which === 'all' ? elsewhere.map(line => line.itemId) : [])],
    place: place as FoundStore,
  }),
})

const settledOn = sample({
  clock: [decided, weighed.filterMap(({ isAsked, fetching }) => (isAsked ? undefined : fetching))],
  fn: (fetching): Fetching => fetching,
})

sample({ clock: settledOn, filter: ({ itemIds }) => itemIds.length > 0, target: fetchingAsked })

// A store by itself changes no line.
sample({ clock: settledOn, filter: ({ itemIds }) => itemIds.length === 0, fn: () => {}, target: fetchingSaved })

// What the shopper had before decides whether there is a change to tell of.
const settled = sample({
  clock: fetchingSaved,
  source: { place: $chosenPlace, favourite: $favourite, placeKind: $kind },
  filter: ({ place }) => place !== null,
  fn: ({ place, favourite, placeKind }) => ({
    place: place as FoundStore,
    before: favourite,
    isStore: placeKind === 'store',
  }),
})

const isOther = ({ place, before, isStore }: { place: FoundStore; before: { id: string } | null; isStore: boolean }) =>
  isStore && before !== null && before.id !== place.storeId

sample({
  clock: settled,
  filter: isOther,
  fn: ({ place, before }) => ({ place, from: before?.name ?? '' }),
  target: $change,
})

sample({ clock: settled, filter: isOther, fn: () => {}, target: storeChanged })

sample({ clock: settled, filter: one => !isOther(one), fn: () => {}, target: choiceDone })

sample({
  clock: settled,
  filter: ({ isStore }) => isStore,
  fn: ({ place }) => ({ id: place.storeId, name: place.name }),
  target: favouriteChosen,
})

/** What this domain reads of a line. */
export function fetchedLineOf({ id, name, upc, qty, shippingOptions }: CartItem): FetchedLine {
  const { selected, storeInfo } = shippingOptions
  const isFetched = collectionClasses.includes(selected)
  return {
    itemId: id,
    name,
    upc,
    qty,
    selected,
    available: shippingOptions.available,
    storeId: isFetched ? (storeInfo?.id ?? null) : null,
    storeName: isFetched ? (storeInfo?.name ?? null) : null,
  }
}

function kindOf({ selected }: FetchedLine): PlaceKind | null {
  if (selected === 'pudo') return 'point'
  return selected === 'pickup' || selected === 'sts' ? 'store' : null
}
