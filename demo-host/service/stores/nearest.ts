import type { FoundStore, SearchedPlace, StoreSearch } from '../../../core/stores/contracts'
import type { Store } from '../../../core/shapes/store'
import { distanceBetween, type Position } from './distance'
import { opennessOf } from './opening'
import { placeNamed, type RegionsOf } from './place-named'

const MAX = 10

/** Without its stock. */
export type NearPlace = Omit<FoundStore, 'inventory' | 'delivery'>

/** The shopper's position, else the named place. */
export function beginningOf(
  { query, latitude, longitude }: StoreSearch,
  known: readonly Store[],
  regionsOf: RegionsOf,
): SearchedPlace | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude, label: '' }
  return placeNamed(query ?? '', known, regionsOf)
}

/** Nearest first; none for an unknown place. */
export function nearest(
  places: readonly Store[],
  { query }: StoreSearch,
  from: SearchedPlace | null,
  at: Date,
): NearPlace[] {
  if (!from && query?.trim()) return []
  return places
    .map(place => ({ place, distance: from && distanceBetween(from, positionOf(place)) }))
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    .slice(0, MAX)
    .map(({ place, distance }) => ({
      ...place,
      ...(distance === null ? {} : { distance }),
      ...opennessOf(place.openingHours, place.timeZone ?? 'UTC', at),
    }))
}

const positionOf = ({ latitude, longitude }: Store): Position => ({ latitude, longitude })
