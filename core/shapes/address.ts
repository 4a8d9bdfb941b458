import { boolean, type Infer, optional, size, string, type } from 'superstruct'

export const AddressSubscriptions = type({ newsletterConsent: optional(boolean()) })

/** Only lengths are checked here; the country's rules decide the rest (`/utilities/i18n/{countryCode}`). */
export const Address = type({
  addressId: optional(string()),
  shippingId: optional(string()),
  firstName: size(string(), 0, 100),
  lastName: size(string(), 0, 100),
  email: optional(size(string(), 0, 254)),
  phone: optional(size(string(), 0, 40)),
  phoneCode: optional(size(string(), 0, 8)),
  /** Of whoever takes the parcel, if it is somebody else's. */
  recipientContactPhone: optional(size(string(), 0, 40)),
  country: optional(size(string(), 0, 100)),
  countryCode: size(string(), 2, 2),
  addressLine1: size(string(), 0, 200),
  addressLine2: optional(size(string(), 0, 200)),
  addressLine3: optional(size(string(), 0, 200)),
  city: size(string(), 0, 200),
  postalCode: optional(size(string(), 0, 40)),
  province: optional(size(string(), 0, 100)),
  stateCode: optional(size(string(), 0, 20)),
  region: optional(size(string(), 0, 100)),
  subscriptions: optional(AddressSubscriptions),
})
export type Address = Infer<typeof Address>
