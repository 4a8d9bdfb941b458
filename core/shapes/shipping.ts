import { array, enums, type Infer, number, optional, string, type } from 'superstruct'

/** The classes of delivery (spec/2 §4). */
export const DeliveryClass = enums(['home', 'pickup', 'pudo', 'sts', 'digital', 'customs'])
export type DeliveryClass = Infer<typeof DeliveryClass>

/** A method that a shipment may go by; `finalAmount` is after promotions, `amount` before. */
export const ShippingMethod = type({
  code: string(),
  label: string(),
  price: type({ amount: number(), finalAmount: number(), currency: string() }),
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
  storeId: optional(string()),
  applicableShippingMethods: array(ShippingMethod),
})
export type Shipment = Infer<typeof Shipment>
