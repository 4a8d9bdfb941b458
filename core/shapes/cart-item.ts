import { boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct'
import { array } from './array'
import { DeliveryClass } from './delivery-class'
import { ProductPromotion } from './promotion'

/**
 * A line's prices in major units: `original` and `current` of one piece, `rowOriginal` of the line before anything is off,
 * `rowTotal` of the line after its own promotions.
 */
export const ItemPrice = type({
  currency: string(),
  original: number(),
  current: number(),
  /** Absent on lines of orders that are older than it. */
  rowOriginal: optional(number()),
  rowTotal: number(),
  priceAfterItemDiscount: number(),
  priceAfterOrderDiscount: number(),
})
export type ItemPrice = Infer<typeof ItemPrice>

/** To whom a gift goes; sent only when all three are filled. */
export const GiftOption = type({ to: string(), email: string(), message: string() })
export type GiftOption = Infer<typeof GiftOption>

/** One line of a cart or an order. */
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
  /** The sum that the shopper put on a gift card; absent on everything that has a price of its own. */
  customAmount: optional(number()),
  /** What stands against buying the line now, a code of the catalogue (`INV700`, `INV702`, `ORD404` …). */
  unavailable: optional(string()),
  /** Until when all of the line is held for this cart, ISO 8601. */
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
  /** What shipping promotions take off the shipment that the line is in. */
  shippingPromotions: optional(array(ProductPromotion)),
  /** What the line costs in the end, with its share of the order's promotions, major units. */
  cost: optional(number()),
  masterId: string(),
  /** A second master, where a product belongs to two; else the first. */
  masterId2: optional(string()),
  taxTotal: number(),
  isCustoms: boolean(),
})
export type CartItem = Infer<typeof CartItem>
