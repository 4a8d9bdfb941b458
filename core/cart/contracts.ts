import { enums, type Infer, integer, max, min, nullable, optional, size, string, type } from 'superstruct'
import { DEFAULT_MAX_QTY, GiftRequest, Id, NewItem } from '../shapes/new-item'

export { DEFAULT_MAX_QTY, GiftRequest, NewItem }

const Qty = max(min(integer(), 1), DEFAULT_MAX_QTY)

export const CartQuery = type({
  favStoreId: optional(Id),
  isPatchRequired: optional(enums(['true', 'false'])),
  inventorySupplyCheck: optional(enums(['true', 'false'])),
})
export type CartQuery = Infer<typeof CartQuery>

/** The default is the access key's first currency. */
export const NewCart = type({ currency: optional(size(string(), 3, 3)) })
export type NewCart = Infer<typeof NewCart>

export const AddedItem = type({ ...NewItem.schema, cartId: Id })
export type AddedItem = Infer<typeof AddedItem>

export const ReservedItem = type({
  ...NewItem.schema,
  cartId: optional(Id),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type ReservedItem = Infer<typeof ReservedItem>

export const RemovedItem = type({ cartId: Id, itemId: Id, upc: optional(Id) })
export type RemovedItem = Infer<typeof RemovedItem>

export const UpdatedItem = type({
  cartId: optional(Id),
  itemId: Id,
  productId: optional(Id),
  qty: Qty,
  maxQty: optional(Qty),
  upc: optional(Id),
  storeId: optional(nullable(Id)),
  /** Null removes the gift; undefined keeps it. */
  giftOption: optional(nullable(GiftRequest)),
})
export type UpdatedItem = Infer<typeof UpdatedItem>

export const CouponRequest = type({ cartId: Id, code: size(string(), 1, 64) })
export type CouponRequest = Infer<typeof CouponRequest>

export const SavedLine = type({ itemId: Id })
export type SavedLine = Infer<typeof SavedLine>
