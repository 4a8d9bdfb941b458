import { attach, createEvent, createStore, sample } from 'effector'
import { sentencesWanted } from '../errors/sentences'
import type { ShopError } from '../errors/shop-error'
import { requestFx } from '../http/request'
import type { FoundStore } from './contracts'
import { endpoints } from './endpoints'
import { $from } from './search'

/** The stores that have an item, the nearest to the last search first. */
export interface Stocked {
  /** Null until they are known. */
  readonly stores: readonly FoundStore[] | null
  readonly error: ShopError | null
}

/** Asks for the stores that have this upc now. */
export const stockedWanted = createEvent<string>()

const searchStoresFx = attach({
  source: $from,
  mapParams: (upc: string, from) => ({ body: { ...from, items: [{ upc, qty: 1 }] } }),
  effect: requestFx(endpoints.searchStores),
})

/** By upc. */
export const $stocked = createStore<Readonly<Record<string, Stocked>>>({})
  .on(stockedWanted, (all, upc) => ({ ...all, [upc]: { stores: null, error: null } }))
  .on(searchStoresFx.done, (all, { params: upc, result }) => ({
    ...all,
    [upc]: { stores: result.stores, error: null },
  }))
  .on(searchStoresFx.fail, (all, { params: upc, error }) => ({ ...all, [upc]: { stores: null, error } }))

sample({ clock: stockedWanted, target: searchStoresFx })

sample({ clock: searchStoresFx.fail, fn: () => {}, target: sentencesWanted })
