import type { AddressContext } from '../../../core/delivery/contracts'
import type { CheckedAddress } from './check-address'

/** What stands in the way of a parcel wherever exactly it goes. */
const DECISIVE = new Set(['PAY401', 'SHP500'])

/**
 * A wallet shows country, place and post code of an address, the latter cut short in some countries, and keeps name and
 * street until its shopper has agreed to pay: what it hides is no mistake yet. An order asks for all of it.
 */
export function asFarAsKnown(checked: CheckedAddress, context: AddressContext | undefined): CheckedAddress {
  const isHidden = (context === 'APPLE_PAY_EXPRESS' || context === 'PAYPAL_EXPRESS') && !checked.address.addressLine1
  if (!isHidden) return checked
  const isNowhere = /^0+$/.test(checked.address.postalCode ?? '')
  const problems = checked.problems.filter(
    ({ name, code }) => DECISIVE.has(code) || (name === 'postalCode' && isNowhere),
  )
  return { ...checked, problems }
}
