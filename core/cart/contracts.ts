import { enums, type Infer, integer, max, min, nullable, optional, size, string, type } from 'superstruct'
import { DEFAULT_MAX_QTY, GiftRequest, Id, NewItem } from '../shapes/new-item'

export { DEFAULT_MAX_QTY, GiftRequest, NewItem }

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

/** A thing to put into a cart that exists. */
export const AddedItem = type({ ...NewItem.schema, cartId: Id })
export type AddedItem = Infer<typeof AddedItem>

/** A thing to put into a cart and to hold there for a while; without a cart it begins one. */
export const ReservedItem = type({
  ...NewItem.schema,
  cartId: optional(Id),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
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
