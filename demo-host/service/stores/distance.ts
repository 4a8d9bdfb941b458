/** In degrees. */
export type Position = { readonly latitude: number; readonly longitude: number }

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, in kilometres to one decimal (the haversine formula). */
export function distanceBetween(one: Position, other: Position): number {
  const rise = Math.sin(radians(other.latitude - one.latitude) / 2)
  const turn = Math.sin(radians(other.longitude - one.longitude) / 2)
  const share = rise ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * turn ** 2
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share))) * 10) / 10
}
