import { combine, createEvent, sample } from 'effector'
import { $offers, taken } from '../../catalogue'
import { $atHand, boxUsed, openedAtHand } from '../../catalogue/at-hand'
import { $handedOut, $pickedStore, pickUpStoreKnown, pickUpWanted } from '../../catalogue/pick-up'
import { $favourite, $places, favouriteChosen, placesOpened } from '../../stores'
import { firstTry } from './quick-shop-adds-to-cart'

export const pickUpShown = createEvent<string>()

export const storesRetried = createEvent()

sample({ clock: pickUpShown, target: boxUsed })

const shownAtHand = sample({ clock: boxUsed, source: $atHand, filter: (atHand, box) => atHand === box })

sample({
  clock: [$handedOut, shownAtHand, openedAtHand, storesRetried],
  source: $handedOut,
  filter: upc => upc !== null,
  fn: upc => ({ kind: 'store' as const, items: [{ upc: upc ?? '', qty: 1 }] }),
  target: placesOpened,
})

export const $pickUpStores = $places.map(places => places?.filter(({ delivery }) => delivery !== null) ?? null)

export const $pickUpStore = combine(
  $pickUpStores,
  $pickedStore,
  $favourite,
  (stores, picked, favourite) =>
    stores?.find(({ storeId }, _at, { length }) => length === 1 || storeId === (picked ?? favourite?.id)) ?? null,
)

sample({
  clock: [$pickUpStore, shownAtHand],
  source: $pickUpStore,
  fn: store => store?.storeId ?? null,
  target: pickUpStoreKnown,
})

sample({ clock: pickUpWanted, fn: item => ({ kind: 'add' as const, item }), target: firstTry.asked })

sample({
  clock: taken,
  source: { store: $pickUpStore, offers: $offers },
  filter: ({ store, offers }, ids) => store !== null && ids.some(id => offers[id]?.product.isRobisOnly),
  fn: ({ store }) => ({ id: store?.storeId ?? '', name: store?.name ?? '' }),
  target: favouriteChosen,
})
