import { type Infer, string, type } from 'superstruct'

/** What a cart tells of the place where something is fetched: enough to find it. */
export const StoreAddress = type({
  storeId: string(),
  name: string(),
  addressLine1: string(),
  city: string(),
  postalCode: string(),
  countryCode: string(),
})
export type StoreAddress = Infer<typeof StoreAddress>
