import { array, type Infer, number, optional, string, type } from 'superstruct'
import { DeliveryClass } from './delivery-class'
import { StoreAddress } from './store-address'

/** What a delivery costs, before and after promotions. */
const Price = type({ amount: number(), finalAmount: number(), currency: string() })

/** A method that a shipment may go by; `finalAmount` is after promotions, `amount` before. */
export const ShippingMethod = type({
  code: string(),
  label: string(),
  price: Price,
  deliveryTime: string(),
  /** First and last day of arrival, ISO dates, where the carrier promises them. */
  arrival: optional(type({ from: string(), to: string() })),
  class: DeliveryClass,
})
export type ShippingMethod = Infer<typeof ShippingMethod>

/** One shipment of a cart with the method chosen for it and those it could go by. */
export const Shipment = type({
  shippingId: string(),
  selected: optional(string()),
  /** How all of it is delivered. */
  class: optional(DeliveryClass),
  /** Its lines; each line of a cart is in one shipment. */
  itemIds: optional(array(string())),
  /** Where it is fetched: a store of ours or a collection point. */
  storeId: optional(string()),
  store: optional(StoreAddress),
  /** What it costs by the chosen method, before and after promotions. */
  price: optional(Price),
  applicableShippingMethods: array(ShippingMethod),
})
export type Shipment = Infer<typeof Shipment>
