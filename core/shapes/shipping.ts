import { type Infer, number, optional, string, type } from 'superstruct'
import { array } from './array'
import { DeliveryClass } from './delivery-class'
import { StoreAddress } from './store-address'

const Price = type({ amount: number(), finalAmount: number(), currency: string() })

/** `amount` before promotions, `finalAmount` after. */
export const ShippingMethod = type({
  code: string(),
  label: string(),
  price: Price,
  deliveryTime: string(),
  /** ISO dates, if the carrier promises them. */
  arrival: optional(type({ from: string(), to: string() })),
  class: DeliveryClass,
})
export type ShippingMethod = Infer<typeof ShippingMethod>

export const Shipment = type({
  shippingId: string(),
  selected: optional(string()),
  class: optional(DeliveryClass),
  itemIds: optional(array(string())),
  storeId: optional(string()),
  store: optional(StoreAddress),
  price: optional(Price),
  applicableShippingMethods: array(ShippingMethod),
})
export type Shipment = Infer<typeof Shipment>
