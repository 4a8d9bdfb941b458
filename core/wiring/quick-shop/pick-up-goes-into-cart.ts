import { combine, createEvent, sample } from 'effector'
import { quickShopOpened, taken } from '../../catalogue'
import { $handedOut, $pickedStore, pickUpStoreKnown, pickUpWanted } from '../../catalogue/pick-up'
import { $favourite, $places, favouriteChosen, placesOpened } from '../../stores'
import { firstTry } from './quick-shop-adds-to-cart'

// What only a store hands out: the stores say where, and the quick shop adds it with its store.

/** What only a store hands out is shown: its product may be open already. */
export const pickUpShown = createEvent()

/** The stores are to be asked again, after they could not be. */
export const storesRetried = createEvent()

sample({
  clock: [$handedOut, pickUpShown, quickShopOpened, storesRetried],
  source: $handedOut,
  filter: upc => upc !== null,
  fn: upc => ({ kind: 'store' as const, items: [{ upc: upc ?? '', qty: 1 }] }),
  target: placesOpened,
})

/** The stores that hand out what is chosen, the nearest first; null until they are known. */
export const $pickUpStores = $places.map(places => places?.filter(({ delivery }) => delivery !== null) ?? null)

/** The store that is picked, the one that the shopper goes to, or the only one, where it hands out what is chosen. */
export const $pickUpStore = combine(
  $pickUpStores,
  $pickedStore,
  $favourite,
  (stores, picked, favourite) =>
    stores?.find(({ storeId }, _at, { length }) => length === 1 || storeId === (picked ?? favourite?.id)) ?? null,
)

sample({
  clock: [$pickUpStore, pickUpShown],
  source: $pickUpStore,
  fn: store => store?.storeId ?? null,
  target: pickUpStoreKnown,
})

sample({ clock: pickUpWanted, fn: item => ({ kind: 'add' as const, item }), target: firstTry.asked })

sample({
  clock: taken,
  source: $pickUpStore,
  filter: Boolean,
  fn: ({ storeId, name }) => ({ id: storeId, name }),
  target: favouriteChosen,
})
