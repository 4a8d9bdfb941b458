import { createEvent, createStore, sample } from 'effector'
import { $isQueued, $offer, $progress, $refusal, mainPressed, quickShopOpened } from '../quick-shop'

// Store-only products. The stores are wired in.

export const pickUpStoreChosen = createEvent<string>()

/** The chosen store, if it has the chosen variant. Wired to the stores. */
export const pickUpStoreKnown = createEvent<string | null>()

/** The upc of a complete choice of a store-only product. */
export const $handedOut = $offer.map(offer => (offer?.product.isRobisOnly ? (offer.variant?.upc ?? null) : null))

export const $pickedStore = createStore<string | null>(null)
  .on(pickUpStoreChosen, (_before, storeId) => storeId)
  .reset(quickShopOpened)

const $storeId = createStore<string | null>(null).on(pickUpStoreKnown, (_before, storeId) => storeId)

const pressed = sample({
  clock: mainPressed,
  source: { offer: $offer, upc: $handedOut, storeId: $storeId, progress: $progress },
  filter: ({ offer, upc, progress }) => offer?.button === 'add' && upc !== null && progress !== 'adding',
})

const storeMissed = sample({ clock: pressed, filter: ({ storeId }) => storeId === null, fn: () => ({}) })

/** A new object each time the shopper is asked for a store. */
export const $missedStore = createStore<object | null>(null)
  .on(storeMissed, (_before, missed) => missed)
  .reset(pickUpStoreKnown, quickShopOpened)

export const pickUpWanted = sample({
  clock: pressed,
  filter: ({ storeId }) => storeId !== null,
  fn: ({ offer, upc, storeId }) => ({
    productId: offer?.product.id ?? '',
    upc: upc ?? '',
    storeId: storeId ?? '',
    ...(offer?.variant?.maxQty ? { maxQty: offer.variant.maxQty } : {}),
    ...(offer?.variant?.recipeId ? { recipeId: offer.variant.recipeId } : {}),
  }),
})

$progress.on(pickUpWanted, () => 'adding')
$refusal.reset(pickUpWanted)
$isQueued.reset(pickUpWanted)
