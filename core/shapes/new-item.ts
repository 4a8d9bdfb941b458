import { defaulted, type Infer, integer, max, min, nullable, number, optional, size, string, type } from 'superstruct'

/** Most of one thing that a call may ask for. */
export const DEFAULT_MAX_QTY = 999_999

/** What names a thing of the shop. */
export const Id = size(string(), 1, 100)

const Qty = max(min(integer(), 1), DEFAULT_MAX_QTY)

/** To whom a gift goes, and with which words; it counts only where all three are filled. */
export const GiftRequest = type({
  to: size(string(), 0, 100),
  email: size(string(), 0, 100),
  message: size(string(), 0, 500),
})
export type GiftRequest = Infer<typeof GiftRequest>

/** A thing to put into a cart; quantity 1 where none is named. */
export const NewItem = type({
  productId: Id,
  upc: optional(Id),
  qty: defaulted(Qty, 1),
  maxQty: optional(Qty),
  recipeId: optional(nullable(Id)),
  storeId: optional(nullable(Id)),
  giftOption: optional(nullable(GiftRequest)),
  customAmount: optional(nullable(min(number(), 0))),
  /** A thing that was saved for later: it moves back as it was saved, and is saved no more. */
  savedItemId: optional(nullable(Id)),
})
export type NewItem = Infer<typeof NewItem>
