import { combine, sample } from 'effector'
import { $offers, boxesAdded } from '../../catalogue'
import { $handedOut, $pickedStores, pickUpStoresKnown, pickUpWanted, storesOfBoxWanted } from '../../catalogue/pick-up'
import type { ShopError } from '../../errors/shop-error'
import { $favourite, favouriteChosen, type FoundStore } from '../../stores'
import { $stocked, stockedWanted } from '../../stores/stocked'
import { firstTry } from './quick-shop-adds-to-cart'

/** What is known of the stores that have what is chosen in a box. */
export interface PickUpPlaces {
  /** Null until they are known. */
  readonly stores: readonly FoundStore[] | null
  /** Where it is fetched, as far as that is settled. */
  readonly store: FoundStore | null
  readonly error: ShopError | null
}

sample({ clock: storesOfBoxWanted, fn: ({ upc }) => upc, target: stockedWanted })

/** By box. */
export const $pickUps = combine(
  { handedOut: $handedOut, stocked: $stocked, picked: $pickedStores, favourite: $favourite },
  ({ handedOut, stocked, picked, favourite }): Readonly<Record<string, PickUpPlaces>> =>
    Object.fromEntries(
      Object.entries(handedOut).map(([box, upc]) => {
        const { stores: found = null, error = null } = stocked[upc] ?? {}
        const stores = found?.filter(({ delivery }) => delivery !== null) ?? null
        const pickedId = picked[box] ?? favourite?.id
        const store = stores?.find(({ storeId }) => stores.length === 1 || storeId === pickedId) ?? null
        return [box, { stores, store, error }]
      }),
    ),
)

sample({
  clock: $pickUps,
  fn: all => Object.fromEntries(Object.entries(all).map(([box, { store }]) => [box, store?.storeId ?? null])),
  target: pickUpStoresKnown,
})

sample({ clock: pickUpWanted, fn: item => ({ kind: 'add' as const, item }), target: firstTry.requested })

const takenFrom = sample({
  clock: boxesAdded,
  source: { pickUps: $pickUps, offers: $offers },
  fn: ({ pickUps, offers }, ids) => ids.find(id => offers[id]?.product.isRobisOnly && pickUps[id]?.store),
})

sample({
  clock: takenFrom,
  source: $pickUps,
  filter: (pickUps, id) => id !== undefined && Boolean(pickUps[id]?.store),
  fn: (pickUps, id = '') => ({ id: pickUps[id]?.store?.storeId ?? '', name: pickUps[id]?.store?.name ?? '' }),
  target: favouriteChosen,
})
