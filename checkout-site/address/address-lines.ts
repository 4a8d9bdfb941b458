import { listed } from '../../core/format/listed'
import { codeFirst } from '../../core/format/town'
import type { Address } from '../../core/shapes/address'

/** Where a province is written by its letters; elsewhere by its name. */
const byLetters = ['US', 'CA', 'AU', 'IT']

/** An address as it is written on a parcel: a line each. */
export function addressLines(address: Address, locale = 'en-US'): string[] {
  const { firstName, lastName, addressLine1, addressLine2, city, postalCode = '', countryCode } = address
  const province = byLetters.includes(countryCode) ? address.province : address.region || address.province
  const name = countryCode === 'JP' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`
  const street = listed([addressLine1, addressLine2], locale)
  const area = `${listed([city, province], locale)} ${postalCode}`
  const order = countryCode === 'JP' ? [postalCode, province, city] : [postalCode, city, province]
  const place = codeFirst.includes(countryCode) ? order.filter(Boolean).join(' ') : area
  return [name, street, place.trim(), address.country ?? ''].map(line => line.trim()).filter(Boolean)
}
