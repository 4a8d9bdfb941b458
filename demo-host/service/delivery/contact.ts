import type { Address } from '../../../core/shapes/address'
import type { AddressRules } from '../../../core/site/contracts'
import type { AccessKey } from '../repositories/access-keys'
import { type CheckedAddress, checkAddress } from './check-address'
import { isPersonal, personOf } from './person'

/** The recipient of e-mail deliveries: only the person is kept, by the rules of the named country. An e-mail address is required. */
export function checkContact(
  typed: Address,
  rules: ReadonlyMap<string, AddressRules>,
  key: Pick<AccessKey, 'countries' | 'billingCountries'>,
): CheckedAddress {
  const { countryCode, subscriptions } = typed
  const contact: Address = {
    ...personOf(typed),
    addressLine1: '',
    city: '',
    countryCode,
    ...(subscriptions ? { subscriptions } : {}),
  }
  const { address, problems } = checkAddress(contact, 'shipping', rules, key)
  const personal = problems.filter(({ name }) => isPersonal(name))
  const isSilent = !address.email && !personal.some(({ name }) => name === 'email')
  return { address, problems: isSilent ? [{ name: 'email', code: 'CHK380' }, ...personal] : personal }
}
