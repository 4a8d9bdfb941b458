import {
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  optional,
  size,
  string,
  type,
} from 'superstruct'
import { array } from '../shapes/array'
import { Store } from '../shapes/store'

const Id = size(string(), 1, 100)

export const RequestedItem = type({ upc: Id, qty: min(integer(), 1) })
export type RequestedItem = Infer<typeof RequestedItem>

/** By position, or by `query` (store, city, region, postal code), else all of the country. `items` asks where they are available. */
export const StoreSearch = type({
  query: optional(size(string(), 0, 100)),
  latitude: optional(max(min(number(), -90), 90)),
  longitude: optional(max(min(number(), -180), 180)),
  items: optional(size(array(RequestedItem), 0, 100)),
})
export type StoreSearch = Infer<typeof StoreSearch>

export const SearchedPlace = type({ latitude: number(), longitude: number(), label: string() })
export type SearchedPlace = Infer<typeof SearchedPlace>

export const FoundStore = type({
  ...Store.schema,
  distance: optional(number()),
  isOpen: boolean(),
  /** When it closes or opens next; null if never. */
  changesAt: nullable(string()),
  inventory: array(type({ upc: string(), quantity: integer() })),
  /** From its stock, sent to it, or not at all. */
  delivery: nullable(enums(['pickup', 'sts', 'pudo'])),
})
export type FoundStore = Infer<typeof FoundStore>

/** Nearest first; `place` is null if it is unknown. */
export const FoundStores = type({ stores: array(FoundStore), place: nullable(SearchedPlace) })
export type FoundStores = Infer<typeof FoundStores>

export const FoundCollectionPoints = type({ collectionPoints: array(FoundStore), place: nullable(SearchedPlace) })
export type FoundCollectionPoints = Infer<typeof FoundCollectionPoints>
