import type { Address } from '../shapes/address'

export type WalletContact = {
  readonly givenName: string
  readonly familyName: string
  readonly addressLines: readonly string[]
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone: string
  readonly email: string
}

export type ContactField = 'name' | 'addressLines' | 'city' | 'province' | 'postalCode' | 'country' | 'phone' | 'email'

/** Countries without postal codes. */
export const withoutCodes: readonly string[] = ['AE']

/** `other` fills in what a billing contact lacks. */
export function addressOf(contact: WalletContact, other?: WalletContact): Address {
  const [addressLine1 = '', addressLine2, ...others] = contact.addressLines.filter(line => line.trim() !== '')
  const addressLine3 = others.join(', ')
  const phone = contact.phone || other?.phone
  const email = contact.email || other?.email
  return {
    firstName: contact.givenName,
    lastName: contact.familyName,
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(addressLine3 ? { addressLine3 } : {}),
    ...placeOf(contact),
    ...(contact.postalCode ? { postalCode: contact.postalCode } : {}),
    countryCode: contact.countryCode.toUpperCase(),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  }
}

/** Wallets name an emirate once, some as the city and others as the province; a label needs both. */
function placeOf({ city, province, countryCode }: WalletContact): Pick<Address, 'city' | 'province'> {
  const isOnce = withoutCodes.includes(countryCode.toUpperCase())
  const named = province || (isOnce ? city : '')
  return { city: city || (isOnce ? province : ''), ...(named ? { province: named } : {}) }
}

export function contactFieldOf(name: string): ContactField {
  return partOf[name] ?? 'addressLines'
}

const partOf: Readonly<Record<string, ContactField>> = {
  firstName: 'name',
  lastName: 'name',
  city: 'city',
  province: 'province',
  postalCode: 'postalCode',
  countryCode: 'country',
  country: 'country',
  phone: 'phone',
  email: 'email',
}
