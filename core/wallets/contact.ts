import type { Address } from '../shapes/address'

/** A person with a place, as a wallet tells of them; what a wallet hides or does not know is empty. */
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

/** A part of a contact, by which a wallet marks what is wrong. */
export type ContactField = 'name' | 'addressLines' | 'city' | 'province' | 'postalCode' | 'country' | 'phone' | 'email'

/** A contact as the shop's address; `other` lends what a bill's contact lacks. */
export function addressOf(contact: WalletContact, other?: WalletContact): Address {
  const [addressLine1 = '', addressLine2, addressLine3] = contact.addressLines.filter(line => line.trim() !== '')
  const phone = contact.phone || other?.phone
  const email = contact.email || other?.email
  return {
    firstName: contact.givenName,
    lastName: contact.familyName,
    addressLine1,
    ...(addressLine2 ? { addressLine2 } : {}),
    ...(addressLine3 ? { addressLine3 } : {}),
    city: contact.city,
    ...(contact.province ? { province: contact.province } : {}),
    ...(contact.postalCode ? { postalCode: contact.postalCode } : {}),
    countryCode: contact.countryCode.toUpperCase(),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  }
}

/** Which part of a contact a field of the shop's address is. */
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
