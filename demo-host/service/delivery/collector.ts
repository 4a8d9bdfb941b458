import type { Address } from '../../../core/shapes/address'
import type { Store } from '../../../core/shapes/store'
import type { AddressRules } from '../../../core/site/contracts'
import type { AccessKey } from '../repositories/access-keys'
import { type CheckedAddress, checkAddress } from './check-address'
import { isPersonal, personOf } from './person'

/** Who picks up: only the person counts of what was sent, and the address is the store's. */
export function checkCollector(
  typed: Address,
  place: Store | undefined,
  rules: ReadonlyMap<string, AddressRules>,
  key: Pick<AccessKey, 'countries' | 'billingCountries'>,
): CheckedAddress {
  const address: Address = {
    ...personOf(typed),
    addressLine1: place?.addressLine1 ?? '',
    city: place?.city ?? '',
    ...(place?.province ? { province: place.province } : {}),
    postalCode: place?.postalCode ?? '',
    countryCode: place?.countryCode ?? typed.countryCode,
  }
  const checked = checkAddress(address, 'shipping', rules, key)
  // A store's own address may be longer than its country's form allows.
  return { ...checked, problems: checked.problems.filter(({ name }) => isPersonal(name)) }
}
