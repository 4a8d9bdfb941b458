import { addressLines } from '../../../core/format/address-lines'
import type { Address } from '../../../core/shapes/address'

/** With the country's name, also where only its code is known. */
export function postalAddress(address: Address, locale: string): string {
  const { country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.countryCode) } = address
  return addressLines({ ...address, country }, locale).join('\n')
}
