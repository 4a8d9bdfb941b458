import { townLine } from '../../../core/format/town'
import type { Address } from '../../../core/shapes/address'

export function addressLines(address: Address): string {
  const { firstName, lastName, addressLine1, addressLine2, addressLine3, province, country, countryCode } = address
  const name = countryCode === 'JP' ? [lastName, firstName] : [firstName, lastName]
  const lines = [
    name.filter(Boolean).join(' '),
    addressLine1,
    addressLine2,
    addressLine3,
    [townLine(address), province].filter(part => part?.trim()).join(', '),
    country ?? countryCode,
  ]
  return lines.filter(line => line?.trim()).join('\n')
}
