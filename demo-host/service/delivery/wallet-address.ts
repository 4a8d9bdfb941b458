import type { AddressContext } from '../../../core/delivery/contracts'
import type { CheckedAddress } from './check-address'

/** Problems that no street or name can fix. */
const DECISIVE = new Set(['PAY401', 'SHP500'])

/** Before the approval a wallet shows only country, city and postal code (in some countries shortened), so missing fields are no problem yet. An order needs all of them. */
export function asFarAsKnown(checked: CheckedAddress, context: AddressContext | undefined): CheckedAddress {
  const isHidden = (context === 'APPLE_PAY_EXPRESS' || context === 'PAYPAL_EXPRESS') && !checked.address.addressLine1
  if (!isHidden) return checked
  const isNowhere = /^0+$/.test(checked.address.postalCode ?? '')
  const problems = checked.problems.filter(
    ({ name, code }) => DECISIVE.has(code) || (name === 'postalCode' && isNowhere),
  )
  return { ...checked, problems }
}
