import {
  boolean,
  defaulted,
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

const Id = size(string(), 1, 100)
const Qty = max(min(integer(), 1), 999_999)
const Count = size(string(), 1, 4)

/** `start` from 0; `count` up to 200, the default. */
export const ListQuery = type({ start: optional(Count), count: optional(Count) })
export type ListQuery = Infer<typeof ListQuery>

export const ListItem = type({
  itemId: string(),
  productId: string(),
  upc: nullable(string()),
  qty: integer(),
  recipeId: nullable(string()),
  name: string(),
  image: string(),
  pageUrl: string(),
  attributes: array(type({ type: string(), label: string(), value: string() })),
  /** Null if it is not sold in this currency. Of a product without a variant the lowest, which says so where others cost more. */
  price: nullable(
    type({
      currency: string(),
      original: number(),
      current: number(),
      isLowest: optional(boolean()),
      historicBestPrice: optional(number()),
    }),
  ),
  available: boolean(),
})
export type ListItem = Infer<typeof ListItem>

/** The id is null without a list. */
export const SavedForLater = type({ saveForLaterId: nullable(string()), items: array(ListItem) })
export type SavedForLater = Infer<typeof SavedForLater>

/** `total` counts the whole list; `items` may be a part. */
export const Favorites = type({ favoriteId: nullable(string()), items: array(ListItem), total: integer() })
export type Favorites = Infer<typeof Favorites>

export const UpdatedSaved = type({ saveForLaterId: Id, itemId: Id, qty: Qty, upc: optional(Id) })
export type UpdatedSaved = Infer<typeof UpdatedSaved>

/** `id` is a product's, or a upc if `itemType` says so. */
export const NewFavorite = type({
  id: Id,
  qty: defaulted(Qty, 1),
  itemType: defaulted(enums(['product', 'variant']), 'product'),
  favoriteId: optional(nullable(Id)),
})
export type NewFavorite = Infer<typeof NewFavorite>

/** A separate secret, never the list's id. */
export const Share = type({ shareId: string() })
export type Share = Infer<typeof Share>

export const SharedFavorites = type({ items: array(ListItem), total: integer() })
export type SharedFavorites = Infer<typeof SharedFavorites>
