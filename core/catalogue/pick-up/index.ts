import { createEvent, createStore, sample } from 'effector'
import { $isQueued, $offer, $progress, $refusal, mainPressed, quickShopOpened } from '../quick-shop'

// What only a store hands out goes into the bag with that store. Which stores there are is not known here: it is wired in.

/** A store was picked for what is chosen. */
export const pickUpStoreChosen = createEvent<string>()

/** The picked store as far as it hands out what is chosen; null where none does. Wired to the stores. */
export const pickUpStoreKnown = createEvent<string | null>()

/** The upc of what is chosen, where only stores hand it out; null until a choice is whole. */
export const $handedOut = $offer.map(offer => (offer?.product.isRobisOnly ? (offer.variant?.upc ?? null) : null))

/** The store that was picked in this quick shop; null until then. */
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

/** The shopper was asked for a store, until one is known; a new object each time. */
export const $missedStore = createStore<object | null>(null)
  .on(storeMissed, (_before, missed) => missed)
  .reset(pickUpStoreKnown, quickShopOpened)

/** A thing and the store that hands it out. */
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
