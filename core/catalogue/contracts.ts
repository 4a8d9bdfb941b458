import { boolean, enums, type Infer, integer, nullable, number, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { Price } from './prices/contracts'

export { Price }

/** A colour has its picture as `swatch`. */
export const AttributeOption = type({
  id: string(),
  value: string(),
  label: string(),
  available: boolean(),
  price: optional(nullable(Price)),
  swatch: optional(nullable(string())),
})
export type AttributeOption = Infer<typeof AttributeOption>

export const Attribute = type({ type: string(), label: string(), options: array(AttributeOption) })
export type Attribute = Infer<typeof Attribute>

/** `attributes` maps attribute types to option values. */
export const Variant = type({
  id: string(),
  upc: string(),
  attributes: array(type({ type: string(), value: string() })),
  price: Price,
  stockStatusLabel: optional(nullable(string())),
  productInventoryState: enums(['InStock', 'OutOfStock']),
  notifyMe: optional(boolean()),
  maxQty: optional(integer()),
  /** The design, for made-to-order products. */
  recipeId: optional(string()),
})
export type Variant = Infer<typeof Variant>

/** `color` names the colour option that it shows. */
export const ProductImage = type({ url: string(), alt: string(), color: optional(nullable(string())), view: string() })
export type ProductImage = Infer<typeof ProductImage>

export const Product = type({
  id: string(),
  masterId: string(),
  name: string(),
  slug: string(),
  url: string(),
  badge: optional(nullable(string())),
  eyebrow: optional(nullable(string())),
  description: optional(nullable(string())),
  productType: optional(nullable(string())),
  /** Which size chart fits: `footwear`, `apparel`. */
  sizeChart: optional(nullable(string())),
  presale: boolean(),
  isRobisOnly: boolean(),
  notifyMe: boolean(),
  customised: optional(boolean()),
  /** Limits of a custom amount on a gift card, in major units. */
  customAmount: optional(type({ min: number(), max: number() })),
  currency: string(),
  price: Price,
  details: array(type({ id: string(), label: string(), expanded: boolean(), data: array(string()) })),
  modelMeasurements: optional(nullable(string())),
  attributes: array(Attribute),
  variants: array(Variant),
  images: array(ProductImage),
  subscriptionType: optional(nullable(string())),
  customsExternalUrl: optional(nullable(string())),
  defaultColor: optional(nullable(string())),
  categoryIds: array(string()),
})
export type Product = Infer<typeof Product>

/** The reference service's values; others may have more. */
export type StockStatus = 'InStock' | 'LowStock' | 'OutOfStock' | 'HeldByOthers'

export const Inventory = type({
  inventory: array(
    type({
      upc: string(),
      quantity: integer(),
      stockStatus: string(),
      stores: optional(array(type({ storeId: string(), quantity: integer() }))),
    }),
  ),
})
export type Inventory = Infer<typeof Inventory>

export const Catalogue = type({
  categories: array(
    type({
      id: string(),
      name: string(),
      slug: string(),
      url: string(),
      parentId: optional(nullable(string())),
      total: integer(),
    }),
  ),
})
export type Catalogue = Infer<typeof Catalogue>

export const NotificationRequest = type({
  productId: size(string(), 1, 100),
  upc: size(string(), 1, 100),
  email: size(string(), 3, 254),
})
export type NotificationRequest = Infer<typeof NotificationRequest>

export const NotificationChange = type({
  productId: size(string(), 1, 100),
  upc: size(string(), 1, 100),
  notify: boolean(),
})
export type NotificationChange = Infer<typeof NotificationChange>

export const Notifications = type({
  notifications: array(
    type({
      productId: string(),
      upc: string(),
      name: string(),
      image: string(),
      url: string(),
      attributes: array(type({ type: string(), label: string(), value: string() })),
      requestedAt: string(),
    }),
  ),
})
export type Notifications = Infer<typeof Notifications>

export const AvailabilityRequest = type({
  upc: size(string(), 1, 100),
  qty: optional(integer()),
  storeId: optional(string()),
})
export const AvailabilityAnswer = type({ upc: string(), available: boolean(), quantity: integer() })
export type AvailabilityAnswer = Infer<typeof AvailabilityAnswer>

export const DetailsQuery = type({ color: optional(size(string(), 1, 100)) })
