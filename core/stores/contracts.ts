import {
  array,
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
import { Store } from '../shapes/store'

const Id = size(string(), 1, 100)

/** A thing that has to be had at a store, and how many of it. */
export const WantedThing = type({ upc: Id, qty: min(integer(), 1) })
export type WantedThing = Infer<typeof WantedThing>

/**
 * Looks for stores near a place: near a position, or near what `query` names (a store, a city, a postal code). Neither
 * of them: every store of the country. `items` asks which of the stores can hand those things out.
 */
export const StoreSearch = type({
  query: optional(size(string(), 0, 100)),
  latitude: optional(max(min(number(), -90), 90)),
  longitude: optional(max(min(number(), -180), 180)),
  items: optional(size(array(WantedThing), 0, 100)),
})
export type StoreSearch = Infer<typeof StoreSearch>

/** Where the search began. */
export const SearchedPlace = type({ latitude: number(), longitude: number(), label: string() })
export type SearchedPlace = Infer<typeof SearchedPlace>

/** A place to fetch things from, as it is now. */
export const FoundStore = type({
  ...Store.schema,
  /** As the crow flies, in kilometres; absent where nobody said from where. */
  distance: optional(number()),
  isOpen: boolean(),
  /** When it closes, or opens next; an instant. Null for one that never does. */
  changesAt: nullable(string()),
  /** What it has of the things asked for. */
  inventory: array(type({ upc: string(), quantity: integer() })),
  /** How all of the things asked for are had there: off its shelves, sent to it, or not at all. */
  delivery: nullable(enums(['pickup', 'sts', 'pudo'])),
})
export type FoundStore = Infer<typeof FoundStore>

/** The nearest first; `place` is null where the search began nowhere, or nobody knows where that is. */
export const FoundStores = type({ stores: array(FoundStore), place: nullable(SearchedPlace) })
export type FoundStores = Infer<typeof FoundStores>

/** Collection points, likewise. */
export const FoundCollectionPoints = type({ collectionPoints: array(FoundStore), place: nullable(SearchedPlace) })
export type FoundCollectionPoints = Infer<typeof FoundCollectionPoints>
