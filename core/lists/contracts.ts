import {
  array,
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

const Id = size(string(), 1, 100)
const Qty = max(min(integer(), 1), 999_999)
/** A number of at most four digits, as a query carries it. */
const Count = size(string(), 1, 4)

/** Which part of a list: from `start` (0), at most `count` (all, up to 200). */
export const ListQuery = type({ start: optional(Count), count: optional(Count) })
export type ListQuery = Infer<typeof ListQuery>

/** One thing of a list, with what it costs and whether it can be had today. */
export const ListItem = type({
  itemId: string(),
  productId: string(),
  /** Null where the shopper has not chosen colour and size yet. */
  upc: nullable(string()),
  qty: integer(),
  recipeId: nullable(string()),
  name: string(),
  image: string(),
  pageUrl: string(),
  attributes: array(type({ type: string(), label: string(), value: string() })),
  /** Null where it is not sold in this currency. */
  price: nullable(type({ currency: string(), original: number(), current: number() })),
  available: boolean(),
})
export type ListItem = Infer<typeof ListItem>

/** What a shopper has put aside for another day; the id is null while there is no list. */
export const SavedForLater = type({ saveForLaterId: nullable(string()), items: array(ListItem) })
export type SavedForLater = Infer<typeof SavedForLater>

/** What a shopper likes; `total` counts all of it, whichever part `items` is. */
export const Favorites = type({ favoriteId: nullable(string()), items: array(ListItem), total: integer() })
export type Favorites = Infer<typeof Favorites>

/** How many of a saved thing, and which variant of it. */
export const UpdatedSaved = type({ saveForLaterId: Id, itemId: Id, qty: Qty, upc: optional(Id) })
export type UpdatedSaved = Infer<typeof UpdatedSaved>

/** A thing to like: `id` is a product's, or a variant's upc where `itemType` says so. */
export const NewFavorite = type({
  id: Id,
  qty: defaulted(Qty, 1),
  itemType: defaulted(enums(['product', 'variant']), 'product'),
  favoriteId: optional(nullable(Id)),
})
export type NewFavorite = Infer<typeof NewFavorite>

/** What makes a list readable by whoever has it: a secret of its own, never the list's id. */
export const Share = type({ shareId: string() })
export type Share = Infer<typeof Share>

/** A list as others see it: no names, nothing to change. */
export const SharedFavorites = type({ items: array(ListItem), total: integer() })
export type SharedFavorites = Infer<typeof SharedFavorites>
