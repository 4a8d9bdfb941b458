import { plain } from '../languages/plain'
import type { Store } from '../../../core/shapes/store'
import type { Position } from './distance'

export type Place = Position & { readonly label: string }

/** Postal codes with this many equal characters are neighbours. */
const NEIGHBOURS = 2

export type RegionsOf = (place: Store) => readonly string[]

/** The place that a query means: its name or city has every word, or its region with them, else its postal code is the most similar. Null if none fits. */
export function placeNamed(query: string, known: readonly Store[], regionsOf: RegionsOf): Place | null {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return null
  const hasAll = (own: readonly string[]) => words.every(word => own.some(each => each.startsWith(word)))
  const named =
    known.find(place => hasAll(wordsOf(place))) ??
    known.find(place => hasAll([...wordsOf(place), ...plain(regionsOf(place).join(' ')).split(' ')]))
  if (named) return { latitude: named.latitude, longitude: named.longitude, label: named.city }
  const code = plain(query).replaceAll(' ', '')
  if (!/\d/.test(code)) return null
  const [near] = known
    .map(place => ({ place, alike: sameStart(code, plain(place.postalCode).replaceAll(' ', '')) }))
    .filter(({ alike }) => alike >= NEIGHBOURS)
    .sort((one, other) => other.alike - one.alike)
  return near ? { latitude: near.place.latitude, longitude: near.place.longitude, label: near.place.city } : null
}

const wordsOf = ({ name, city, postalCode, addressLine1 }: Store): string[] =>
  plain(`${name} ${city} ${postalCode} ${addressLine1}`).split(' ')

function sameStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
