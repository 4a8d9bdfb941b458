import { array, enums, type Infer, integer, nullable, number, optional, string, type } from 'superstruct'

/** When a place is open on one day of the week: Monday is 1, local time as `HH:MM`, null twice on a closed day. */
export const OpeningDay = type({ day: integer(), opens: nullable(string()), closes: nullable(string()) })
export type OpeningDay = Infer<typeof OpeningDay>

/** A shop of bricks: one of our stores, or somebody's who keeps parcels for us (a collection point). */
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
  /** IANA name; its hours are local. */
  timeZone: optional(string()),
  /** What is done there: things fetched off its own shelves, sent to it, or brought back. */
  services: optional(array(enums(['pickup', 'sts', 'pudo', 'returns']))),
})
export type Store = Infer<typeof Store>
