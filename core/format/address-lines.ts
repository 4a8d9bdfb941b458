import type { Address } from '../shapes/address'
import { listed } from './listed'
import { codeFirst } from './town'

/** Countries whose addresses use the province's code; others use its name. */
const byLetters = ['US', 'CA', 'AU', 'IT']

type Person = Pick<Address, 'firstName' | 'lastName' | 'countryCode'>

/** The name in the order of its country. */
export function personName({ firstName, lastName, countryCode }: Person): string {
  return (countryCode === 'JP' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`).trim()
}

/** As written on a parcel, one string for each line. */
export function addressLines(address: Address, locale = 'en-US'): string[] {
  const { addressLine1, addressLine2, addressLine3, city, postalCode = '', countryCode } = address
  const province = byLetters.includes(countryCode) ? address.province : address.region || address.province
  const written = (lines: readonly string[]) =>
    [personName(address), ...lines, address.country ?? ''].map(line => line.trim()).filter(Boolean)
  // Japanese goes from large to small, without spaces.
  if (countryCode === 'JP' && locale.startsWith('ja'))
    return written([
      postalCode && `〒${postalCode}`,
      `${province ?? ''}${city}${addressLine1}`,
      addressLine2 ?? '',
      addressLine3 ?? '',
    ])

  const street = listed([addressLine1, addressLine2, addressLine3], locale)
  // British addresses have a line for the postcode, and no county.
  if (countryCode === 'GB') return written([street, city, postalCode])
  const area = `${listed([city, province], locale)} ${postalCode}`
  const order = countryCode === 'JP' ? [postalCode, province, city] : [postalCode, city, province]
  const place = codeFirst.includes(countryCode) ? order.filter(Boolean).join(' ') : area
  return written([street, place])
}
