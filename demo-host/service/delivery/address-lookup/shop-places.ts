import type { FoundAddress } from '../../../../core/delivery/contracts'
import type { Db } from '../../database/transaction'
import { plain } from '../../languages/plain'
import { shopPlaces } from '../../repositories/shop-places'
import type { Question } from './lookup'

/** The sandbox knows no map: it finds the addresses of the shop's own stores and collection points. */
export async function lookInShopPlaces(db: Db, { text, country }: Question): Promise<FoundAddress[]> {
  const { stores, points } = await shopPlaces(db, db)
  const wanted = plain(text).split(' ').filter(Boolean)
  return [...stores, ...points].flatMap(place => {
    const words = plain(`${place.addressLine1} ${place.city} ${place.postalCode}`).split(' ')
    const isFound = wanted.length > 0 && wanted.every(part => words.some(word => word.startsWith(part)))
    if (place.countryCode !== country || !isFound) return []
    const { addressLine1, city, postalCode, province } = place
    return [{ addressLine1, city, postalCode, ...(province ? { province } : {}) }]
  })
}
