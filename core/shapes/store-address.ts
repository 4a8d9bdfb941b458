import { type Infer, string, type } from 'superstruct'

export const StoreAddress = type({
  storeId: string(),
  name: string(),
  addressLine1: string(),
  city: string(),
  postalCode: string(),
  countryCode: string(),
})
export type StoreAddress = Infer<typeof StoreAddress>
