import { defaulted, type Infer, integer, max, min, nullable, number, optional, size, string, type } from 'superstruct'

export const DEFAULT_MAX_QTY = 999_999

export const Id = size(string(), 1, 100)

const Qty = max(min(integer(), 1), DEFAULT_MAX_QTY)

/** Counts only if all three are filled. */
export const GiftRequest = type({
  to: size(string(), 0, 100),
  email: size(string(), 0, 100),
  message: size(string(), 0, 500),
})
export type GiftRequest = Infer<typeof GiftRequest>

export const NewItem = type({
  productId: Id,
  upc: optional(Id),
  qty: defaulted(Qty, 1),
  maxQty: optional(Qty),
  recipeId: optional(nullable(Id)),
  storeId: optional(nullable(Id)),
  giftOption: optional(nullable(GiftRequest)),
  customAmount: optional(nullable(min(number(), 0))),
  /** A saved item moves back as it was saved. */
  savedItemId: optional(nullable(Id)),
})
export type NewItem = Infer<typeof NewItem>
