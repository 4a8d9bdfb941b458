import { combine, createEvent, createStore, sample } from 'effector'
import { $boxes, $offers, buyBoxOpened, mainPressed } from '../buy-boxes'
import { withAdding } from '../buying'
import { without } from '../without'

// Store-only products. The stores are wired in; each box has its own.

type ByBox<Value> = Readonly<Record<string, Value>>

/** A box shows its stores. */
export const pickUpShown = createEvent<string>()

export const pickUpRetried = createEvent<string>()

export const pickUpStoreChosen = createEvent<{ box: string; storeId: string }>()

/** The stores that have what is chosen in each box, one of them at most. Wired to the stores. */
export const pickUpStoresKnown = createEvent<ByBox<string | null>>()

/** The upc of a complete choice of a store-only product, by box. What is beside another, such as a part of a set, has none. */
export const $handedOut = combine(
  $offers,
  $boxes,
  (offers, boxes): ByBox<string> =>
    Object.fromEntries(
      Object.entries(offers).flatMap(([id, offer]) =>
        offer?.product.isRobisOnly && offer.variant && !boxes[id]?.isBeside ? [[id, offer.variant.upc]] : [],
      ),
    ),
)

const opened = buyBoxOpened.map(({ id }) => id)

/** Stores for the choice of a box are looked for. */
export const storesOfBoxWanted = createEvent<{ box: string; upc: string }>()

const $searchedVariants = createStore<ByBox<string>>({})
  .on(storesOfBoxWanted, (searched, { box, upc }) => ({ ...searched, [box]: upc }))
  .on([opened, pickUpRetried], without)

// One after the other, since several boxes may have come by then.
sample({
  clock: [$handedOut, $searchedVariants, pickUpShown],
  source: { handedOut: $handedOut, searched: $searchedVariants },
  filter: ({ handedOut, searched }) => waitingIn(handedOut, searched) !== undefined,
  fn: ({ handedOut, searched }) => {
    const [box = '', upc = ''] = waitingIn(handedOut, searched) ?? []
    return { box, upc }
  },
  target: storesOfBoxWanted,
})

export const $pickedStores = createStore<ByBox<string>>({})
  .on(pickUpStoreChosen, (picked, { box, storeId }) => ({ ...picked, [box]: storeId }))
  .on(opened, without)

const $storeIds = createStore<ByBox<string | null>>({}).on(pickUpStoresKnown, (_before, stores) => stores)

const pressed = sample({
  clock: mainPressed,
  source: { offers: $offers, boxes: $boxes, handedOut: $handedOut, storeIds: $storeIds },
  filter: ({ offers, boxes, handedOut }, box) =>
    offers[box]?.button === 'add' && box in handedOut && boxes[box]?.progress !== 'adding',
  fn: ({ offers, handedOut, storeIds }, box) => ({
    box,
    offer: offers[box],
    upc: handedOut[box] ?? '',
    storeId: storeIds[box] ?? null,
  }),
})

const storeMissed = pressed.filter({ fn: ({ storeId }) => storeId === null })

/** A new object each time the shopper is asked for a store, by box. */
export const $missedStores = createStore<ByBox<object>>({})
  .on(storeMissed, (missed, { box }) => ({ ...missed, [box]: {} }))
  .on(pickUpStoresKnown, (missed, stores) => Object.fromEntries(Object.entries(missed).filter(([box]) => !stores[box])))
  .on(opened, without)

const storePressed = pressed.filter({ fn: ({ storeId }) => storeId !== null })

export const pickUpWanted = storePressed.map(({ offer, upc, storeId }) => ({
  productId: offer?.product.id ?? '',
  upc,
  storeId: storeId ?? '',
  ...(offer?.variant?.maxQty ? { maxQty: offer.variant.maxQty } : {}),
  ...(offer?.variant?.recipeId ? { recipeId: offer.variant.recipeId } : {}),
}))

$boxes.on(
  storePressed.map(({ box }) => box),
  withAdding,
)

const waitingIn = (handedOut: ByBox<string>, searched: ByBox<string>) =>
  Object.entries(handedOut).find(([box, upc]) => searched[box] !== upc)
