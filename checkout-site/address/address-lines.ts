import type { Address } from '../../core/shapes/address'

const codeFirst = ['DE', 'FR', 'IT', 'ES', 'NL', 'JP']

/** An address as it is written on a parcel: a line each. */
export function addressLines(address: Address): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, province, postalCode = '', countryCode } = address
  const name = countryCode === 'JP' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ')
  const area = province ? `${city}, ${province} ${postalCode}` : `${city} ${postalCode}`
  const place = codeFirst.includes(countryCode) ? [postalCode, city, province].filter(Boolean).join(' ') : area
  return [name, street, place.trim(), address.country ?? ''].map(line => line.trim()).filter(Boolean)
}
