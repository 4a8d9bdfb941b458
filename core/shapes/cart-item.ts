import { boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct'
import { array } from './array'
import { DeliveryClass } from './delivery-class'
import { ProductPromotion } from './promotion'

/** In major units: `original` and `current` for one piece, `rowOriginal` for the line before any reduction, `rowTotal` after its own promotions. */
export const ItemPrice = type({
  currency: string(),
  original: number(),
  current: number(),
  /** Absent from older orders. */
  rowOriginal: optional(number()),
  rowTotal: number(),
  priceAfterItemDiscount: number(),
  priceAfterOrderDiscount: number(),
})
export type ItemPrice = Infer<typeof ItemPrice>

/** Sent only if all three are filled. */
export const GiftOption = type({ to: string(), email: string(), message: string() })
export type GiftOption = Infer<typeof GiftOption>

export const CartItem = type({
  id: string(),
  productId: string(),
  upc: string(),
  qty: integer(),
  maxQty: integer(),
  recipeId: nullable(string()),
  name: string(),
  slug: string(),
  image: string(),
  pdpUrl: string(),
  attributes: array(type({ type: string(), label: string(), value: string() })),
  price: ItemPrice,
  bonus: boolean(),
  isDigitalProduct: boolean(),
  giftOption: nullable(GiftOption),
  /** The shopper's amount on a gift card. */
  customAmount: optional(number()),
  /** Why the line cannot be bought now, a code of the catalogue (`INV700`, `INV702`, `ORD404` and others). */
  unavailable: optional(string()),
  /** Until when the whole line is held for this cart, ISO 8601. */
  reservedUntil: optional(string()),
  shippingOptions: type({
    selected: DeliveryClass,
    available: array(DeliveryClass),
    storeInfo: nullable(type({ id: string(), name: optional(string()), inventory: optional(integer()) })),
    shippingMethod: nullable(
      type({ code: string(), label: string(), deliveryTime: string(), price: type({ amount: number() }) }),
    ),
  }),
  productPromotions: array(ProductPromotion),
  /** Shipping promotions of the line's shipment. */
  shippingPromotions: optional(array(ProductPromotion)),
  /** The final cost with the line's share of order promotions, in major units. */
  cost: optional(number()),
  masterId: string(),
  /** The second master of a product that has two; else the first. */
  masterId2: optional(string()),
  taxTotal: number(),
  isCustoms: boolean(),
})
export type CartItem = Infer<typeof CartItem>
