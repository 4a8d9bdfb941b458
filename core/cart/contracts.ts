import {
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

/** Most of one thing that a call may ask for (spec/1 §9). */
export const DEFAULT_MAX_QTY = 999_999

const Id = size(string(), 1, 100)
const Qty = max(min(integer(), 1), DEFAULT_MAX_QTY)

/** Query of every cart read. */
export const CartQuery = type({
  favStoreId: optional(Id),
  isPatchRequired: optional(enums(['true', 'false'])),
  inventorySupplyCheck: optional(enums(['true', 'false'])),
})
export type CartQuery = Infer<typeof CartQuery>

/** What a new cart may be told; the currency is the access key's first unless named. */
export const NewCart = type({ currency: optional(size(string(), 3, 3)) })
export type NewCart = Infer<typeof NewCart>

/** To whom a gift goes, and with which words; it counts only where all three are filled (spec/1 §5). */
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

/** A thing to put into a cart that exists. */
export const AddedItem = type({ ...NewItem.schema, cartId: Id })
export type AddedItem = Infer<typeof AddedItem>

/** A thing to put into a cart and to hold there for a while; without a cart it begins one. */
export const ReservedItem = type({ ...NewItem.schema, cartId: optional(Id) })
export type ReservedItem = Infer<typeof ReservedItem>

/** Which line to take out. */
export const RemovedItem = type({ cartId: Id, itemId: Id, upc: optional(Id) })
export type RemovedItem = Infer<typeof RemovedItem>

/** A line's new quantity, and its new variant where `upc` differs. */
export const UpdatedItem = type({
  cartId: optional(Id),
  itemId: Id,
  productId: optional(Id),
  qty: Qty,
  maxQty: optional(Qty),
  upc: optional(Id),
  storeId: optional(nullable(Id)),
  /** To whom the line goes as a gift; null takes that back, and what is left out stays as it is. */
  giftOption: optional(nullable(GiftRequest)),
})
export type UpdatedItem = Infer<typeof UpdatedItem>

/** A coupon to apply or to take back. */
export const CouponRequest = type({ cartId: Id, code: size(string(), 1, 64) })
export type CouponRequest = Infer<typeof CouponRequest>

/** A line that is to leave the cart and to be kept for later. */
export const SavedLine = type({ itemId: Id })
export type SavedLine = Infer<typeof SavedLine>
