import type { FoundAddress } from '../../../../core/delivery/contracts'
import type { Configuration } from '../../configuration'
import type { Db } from '../../database/transaction'
import { askPhoton } from './photon'
import { lookInShopPlaces } from './shop-places'

export const MAX_FOUND = 5

export type Question = {
  readonly text: string
  /** ISO 3166-1 alpha-2, in capitals. */
  readonly country: string
}

/** What a provider of addresses finds, best first; `province` is a name or a code. */
export type AddressLookup = (question: Question) => Promise<FoundAddress[]>

/** Null: the shop suggests no addresses. */
export function lookupOf(
  { addressLookupUrl, environment }: Pick<Configuration, 'addressLookupUrl' | 'environment'>,
  db: Db,
): AddressLookup | null {
  if (addressLookupUrl) return question => askPhoton(addressLookupUrl, question)
  return environment === 'sandbox' ? question => lookInShopPlaces(db, question) : null
}
