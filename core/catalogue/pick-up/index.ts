import { createEvent, createStore, sample } from 'effector'
import { $atHand, $box, $offer, openedAtHand } from '../at-hand'
import { $boxes, mainPressed } from '../buy-boxes'
import { begun } from '../buying'

// Store-only products. The stores are wired in; they are those of the box at hand.

export const pickUpStoreChosen = createEvent<string>()

/** The chosen store, if it has the chosen variant. Wired to the stores. */
export const pickUpStoreKnown = createEvent<string | null>()

/** The upc of a complete choice of a store-only product. */
export const $handedOut = $offer.map(offer => (offer?.product.isRobisOnly ? (offer.variant?.upc ?? null) : null))

export const $pickedStore = createStore<string | null>(null)
  .on(pickUpStoreChosen, (_before, storeId) => storeId)
  .reset(openedAtHand)

// A store is known for one thing alone: for the next it is looked for anew.
const $storeId = createStore<string | null>(null)
  .on(pickUpStoreKnown, (_before, storeId) => storeId)
  .reset($handedOut)

const pressed = sample({
  clock: mainPressed,
  source: { offer: $offer, upc: $handedOut, storeId: $storeId, box: $box },
  filter: ({ offer, upc, box }, id) =>
    box?.id === id && offer?.button === 'add' && upc !== null && box.progress !== 'adding',
})

const storeMissed = sample({ clock: pressed, filter: ({ storeId }) => storeId === null, fn: () => ({}) })

/** A new object each time the shopper is asked for a store. */
export const $missedStore = createStore<object | null>(null)
  .on(storeMissed, (_before, missed) => missed)
  .reset(pickUpStoreKnown, openedAtHand)

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

const pickUpBegun = sample({ clock: pickUpWanted, source: $atHand })

$boxes.on(pickUpBegun, begun)
