import { enums, type Infer, nonempty, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'
import { Address } from '../shapes/address'
import { ShippingMethod } from '../shapes/shipping'

const Id = size(string(), 1, 100)
const BotCheckToken = optional(size(string(), 0, 4096))

export const AddressContext = enums(['PAYPAL_EXPRESS', 'APPLE_PAY_EXPRESS', 'COLLECTION'])
export type AddressContext = Infer<typeof AddressContext>

/** One address per shipment, matched by `shippingId`; a single shipment needs none. */
export const ShippingAddressRequest = type({
  address: nonempty(array(Address)),
  recaptcha_response: BotCheckToken,
  context: optional(AddressContext),
  bid: optional(Id),
})
export type ShippingAddressRequest = Infer<typeof ShippingAddressRequest>

export const RemovedShippingAddress = type({ address: nonempty(array(type({ shippingId: Id }))) })

export const AddressRequest = type({ address: Address, recaptcha_response: BotCheckToken })

/** Field codes, and a better spelling if there is one. */
export const AddressVerdict = type({
  valid: enums(['VALID', 'INVALID', 'SUGGESTED']),
  fields: array(type({ name: string(), code: string() })),
  suggestion: optional(Address),
})
export type AddressVerdict = Infer<typeof AddressVerdict>

/** `shopperAppliedSM` marks a choice, not a default. */
export const ShippingMethodRequest = type({
  cartId: Id,
  code: Id,
  shippingId: Id,
  shopperAppliedSM: optional(enums(['true', 'false'])),
})
export type ShippingMethodRequest = Infer<typeof ShippingMethodRequest>

export const ApplicableShippingMethods = type({
  shippingId: string(),
  selected: optional(string()),
  applicableShippingMethods: array(ShippingMethod),
})
export type ApplicableShippingMethods = Infer<typeof ApplicableShippingMethods>

/** What was typed of the first line so far. */
export const AddressLookupRequest = type({ countryCode: size(string(), 2, 2), text: size(string(), 3, 100) })

/** The parts that are known; `province` is a code of the country's rules where it has one. */
export const FoundAddress = type({
  addressLine1: string(),
  city: optional(string()),
  postalCode: optional(string()),
  province: optional(string()),
})
export type FoundAddress = Infer<typeof FoundAddress>

/** Best first, at most five. */
export const FoundAddresses = type({ addresses: array(FoundAddress) })
