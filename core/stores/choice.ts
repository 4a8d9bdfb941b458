import { combine, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'
import { collectionClasses } from '../format/collection'
import type { DeliveryClass } from '../shapes/delivery-class'
import type { FoundStore } from './contracts'
import { $favourite, favouriteChosen } from './favourite'
import { $kind, type PlaceKind, placesOpened } from './search'

export type PickUpRequest = { readonly itemIds: readonly string[]; readonly place: FoundStore }

export type PickUpLine = {
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
export const placeChoiceWanted = createEvent<{ itemIds: readonly string[]; kind: PlaceKind }>()
export const placeChosen = createEvent<FoundStore>()
/** Whether the other lines move too. */
export const changeConfirmed = createEvent<'all' | 'one'>()
export const changeDeclined = createEvent()
export const deliveryChosen = createEvent<readonly string[]>()
/** A dialog opens for another choice: what was refused before counts no longer. */
export const choiceBegun = createEvent()

export const linesSeen = createEvent<readonly PickUpLine[]>()
export const pickUpRequested = createEvent<PickUpRequest>()
export const pickUpLineSaved = createEvent()
/** All lines are saved. */
export const pickUpSaved = createEvent()
/** The same for lines that are delivered. */
export const deliverySaved = createEvent()
export const pickUpRefused = createEvent<ShopError>()

/** Other lines are picked up elsewhere, so the shopper is asked. */
export const changeRequested = createEvent()
export const storeChanged = createEvent()
export const choiceDone = createEvent()

export const $pickUpLines = createStore<readonly PickUpLine[]>([]).on(linesSeen, (_current, lines) => lines)

const $itemIds = createStore<readonly string[]>([]).on(placeChoiceWanted, (_current, { itemIds }) => itemIds)

export const $targets = combine($pickUpLines, $itemIds, (lines, itemIds) =>
  lines.filter(line => itemIds.includes(line.itemId)),
)

export const $chosenPlace = createStore<FoundStore | null>(null)
  .on(placeChosen, (_current, place) => place)
  .reset(placeChoiceWanted)

export const $elsewhere = combine($pickUpLines, $itemIds, $chosenPlace, $kind, (lines, itemIds, place, placeKind) =>
  lines.filter(line => !itemIds.includes(line.itemId) && line.storeId !== place?.storeId && kindOf(line) === placeKind),
)

export const $pickUpRequest = createStore<PickUpRequest | null>(null)
  .on(pickUpRequested, (_current, request) => request)
  .reset(pickUpSaved, pickUpRefused)

/** Lines that were changed to delivery are not saved yet. */
export const $isReturningToDelivery = createStore(false)
  .on(deliveryChosen, (_current, itemIds) => itemIds.length > 0)
  .reset(deliverySaved, pickUpRequested, pickUpRefused)

/** Lines whose change is not answered yet. */
const $waiting = createStore(0)
  .on(pickUpRequested, (_current, { itemIds }) => itemIds.length)
  .on(deliveryChosen, (_current, itemIds) => itemIds.length)
  .on(pickUpLineSaved, waiting => Math.max(0, waiting - 1))
  .reset(pickUpRefused)

export const $pickUpError = createStore<ShopError | null>(null)
  .on(pickUpRefused, (_current, error) => error)
  .reset(placeChoiceWanted, choiceBegun, placeChosen, pickUpRequested, deliveryChosen)

export const $change = createStore<{ readonly place: FoundStore; readonly from: string } | null>(null)

sample({
  clock: placeChoiceWanted,
  source: $targets,
  fn: (lines, { kind }) => ({ kind, items: lines.map(({ upc, qty }) => ({ upc, qty })) }),
  target: placesOpened,
})

const compared = sample({
  clock: placeChosen,
  source: { elsewhere: $elsewhere, itemIds: $itemIds },
  fn: ({ elsewhere, itemIds }, place) => ({
    isAsked: elsewhere.length > 0 && itemIds.length > 0,
    request: { itemIds, place },
  }),
})

sample({ clock: compared, filter: ({ isAsked }) => isAsked, fn: () => {}, target: changeRequested })

const decided = sample({
  clock: changeConfirmed,
  source: { elsewhere: $elsewhere, itemIds: $itemIds, place: $chosenPlace },
  filter: ({ place }) => place !== null,
  fn: ({ elsewhere, itemIds, place }, which): PickUpRequest => ({
    itemIds: [...itemIds, ...(which === 'all' ? elsewhere.map(line => line.itemId) : [])],
    place: place as FoundStore,
  }),
})

const settledOn = sample({
  clock: [decided, compared.filterMap(({ isAsked, request }) => (isAsked ? undefined : request))],
  fn: (request): PickUpRequest => request,
})

sample({ clock: settledOn, filter: ({ itemIds }) => itemIds.length > 0, target: pickUpRequested })

sample({ clock: settledOn, filter: ({ itemIds }) => itemIds.length === 0, fn: () => {}, target: pickUpSaved })

sample({
  clock: pickUpLineSaved,
  source: { waiting: $waiting, request: $pickUpRequest },
  filter: ({ waiting, request }) => waiting === 0 && request !== null,
  fn: () => {},
  target: pickUpSaved,
})

sample({
  clock: pickUpLineSaved,
  source: { waiting: $waiting, isComingHome: $isReturningToDelivery },
  filter: ({ waiting, isComingHome }) => waiting === 0 && isComingHome,
  fn: () => {},
  target: deliverySaved,
})

// Uses the lines before the change.
const settled = sample({
  clock: pickUpSaved,
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

export function pickUpLineOf({ id, name, upc, qty, shippingOptions }: CartItem): PickUpLine {
  const { selected, storeInfo } = shippingOptions
  const isPickUp = collectionClasses.includes(selected)
  return {
    itemId: id,
    name,
    upc,
    qty,
    selected,
    available: shippingOptions.available,
    storeId: isPickUp ? (storeInfo?.id ?? null) : null,
    storeName: isPickUp ? (storeInfo?.name ?? null) : null,
  }
}

function kindOf({ selected }: PickUpLine): PlaceKind | null {
  if (selected === 'pudo') return 'point'
  return selected === 'pickup' || selected === 'sts' ? 'store' : null
}
