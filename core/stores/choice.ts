import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { collectionClasses } from '../format/collection'
import type { DeliveryClass } from '../shapes/delivery-class'
import type { FoundStore } from './contracts'
import { $favourite, favouriteChosen } from './favourite'
import { $kind, type PlaceKind, placesOpened } from './search'

export type Fetching = { readonly itemIds: readonly string[]; readonly place: FoundStore }

export type FetchedLine = {
  readonly itemId: string
  readonly name: string
  readonly upc: string
  readonly qty: number
  readonly selected: DeliveryClass
  readonly available: readonly DeliveryClass[]
  readonly storeId: string | null
  readonly storeName: string | null
}

/** Anything known earlier counts for the dialogs too. */
export const storesShown = createEvent()

/** Without lines a store is chosen for itself. */
export const fetchingWanted = createEvent<{ itemIds: readonly string[]; kind: PlaceKind }>()
export const placeChosen = createEvent<FoundStore>()
/** Whether the other lines move too. */
export const changeConfirmed = createEvent<'all' | 'one'>()
export const changeDeclined = createEvent()
export const homeChosen = createEvent<readonly string[]>()
/** A dialog opens for another choice: what was refused before counts no longer. */
export const choiceBegun = createEvent()

export const linesSeen = createEvent<readonly FetchedLine[]>()
export const fetchingAsked = createEvent<Fetching>()
export const fetchedLineSaved = createEvent()
/** All lines are saved. */
export const fetchingSaved = createEvent()
/** The same of lines that come home. */
export const homeSaved = createEvent()
export const fetchingRefused = createEvent<ShopError>()

/** Other lines are picked up elsewhere, so the shopper is asked. */
export const changeAsked = createEvent()
export const storeChanged = createEvent()
export const choiceDone = createEvent()

export const $fetchedLines = createStore<readonly FetchedLine[]>([]).on(linesSeen, (_current, lines) => lines)

const $itemIds = createStore<readonly string[]>([]).on(fetchingWanted, (_current, { itemIds }) => itemIds)

export const $targets = combine($fetchedLines, $itemIds, (lines, itemIds) =>
  lines.filter(line => itemIds.includes(line.itemId)),
)

export const $chosenPlace = createStore<FoundStore | null>(null)
  .on(placeChosen, (_current, place) => place)
  .reset(fetchingWanted)

export const $elsewhere = combine($fetchedLines, $itemIds, $chosenPlace, $kind, (lines, itemIds, place, placeKind) =>
  lines.filter(line => !itemIds.includes(line.itemId) && line.storeId !== place?.storeId && kindOf(line) === placeKind),
)

export const $fetching = createStore<Fetching | null>(null)
  .on(fetchingAsked, (_current, fetching) => fetching)
  .reset(fetchingSaved, fetchingRefused)

/** Lines that were chosen to come home are not saved yet. */
export const $isComingHome = createStore(false)
  .on(homeChosen, (_current, itemIds) => itemIds.length > 0)
  .reset(homeSaved, fetchingAsked, fetchingRefused)

/** Lines whose change is not answered yet. */
const $waiting = createStore(0)
  .on(fetchingAsked, (_current, { itemIds }) => itemIds.length)
  .on(homeChosen, (_current, itemIds) => itemIds.length)
  .on(fetchedLineSaved, waiting => Math.max(0, waiting - 1))
  .reset(fetchingRefused)

export const $fetchingError = createStore<ShopError | null>(null)
  .on(fetchingRefused, (_current, error) => error)
  .reset(fetchingWanted, choiceBegun, placeChosen, fetchingAsked, homeChosen)

export const $change = createStore<{ readonly place: FoundStore; readonly from: string } | null>(null)

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

sample({ clock: settledOn, filter: ({ itemIds }) => itemIds.length === 0, fn: () => {}, target: fetchingSaved })

sample({
  clock: fetchedLineSaved,
  source: { waiting: $waiting, fetching: $fetching },
  filter: ({ waiting, fetching }) => waiting === 0 && fetching !== null,
  fn: () => {},
  target: fetchingSaved,
})

sample({
  clock: fetchedLineSaved,
  source: { waiting: $waiting, isComingHome: $isComingHome },
  filter: ({ waiting, isComingHome }) => waiting === 0 && isComingHome,
  fn: () => {},
  target: homeSaved,
})

// Uses the lines before the change.
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
