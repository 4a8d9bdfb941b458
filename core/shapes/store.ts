import { enums, type Infer, integer, nullable, number, optional, string, type } from 'superstruct'
import { array } from './array'

/** Monday is 1; `HH:MM` local time; null on a closed day. */
export const OpeningDay = type({ day: integer(), opens: nullable(string()), closes: nullable(string()) })
export type OpeningDay = Infer<typeof OpeningDay>

export const Store = type({
  storeId: string(),
  name: string(),
  addressLine1: string(),
  city: string(),
  province: optional(string()),
  postalCode: string(),
  countryCode: string(),
  phone: optional(nullable(string())),
  latitude: number(),
  longitude: number(),
  openingHours: array(OpeningDay),
  timeZone: optional(string()),
  services: optional(array(enums(['pickup', 'sts', 'pudo', 'returns']))),
})
export type Store = Infer<typeof Store>
