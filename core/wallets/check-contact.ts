import type { ContactField, WalletContact } from './contact'

/** What stands against a wallet's contact. */
export type WalletProblemCode =
  | 'wallet-country'
  | 'wallet-city'
  | 'wallet-unserviceable'
  | 'wallet-shipping'
  | 'wallet-billing'
  | 'wallet-unknown'

/** A problem with the part of the contact that it is at; `code` may be the catalogue's own where the shop refused. */
export type WalletProblem = {
  readonly code: WalletProblemCode | (string & {})
  readonly of: 'shipping' | 'billing' | null
  readonly field: ContactField | null
  /** The service's own words, for codes without any here. */
  readonly message?: string
}

/** What a contact is held against. */
export type ContactRules = {
  readonly of: 'shipping' | 'billing'
  readonly storeCountry: string
  /** Where a bill may go; null while nobody knows. */
  readonly countries: readonly string[] | null
}

const LONGEST_CITY = 50
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,'’‘`´\-–/#&()+:;@°ºª·・"]*$/u
/** Places that have no post codes. */
const WITHOUT_CODES = ['AE']

/** What is wrong with the place of a contact as far as the wallet shows it before its shopper agrees. */
export function checkPlace(
  { city, countryCode }: WalletContact,
  { of, storeCountry }: Pick<ContactRules, 'of' | 'storeCountry'>,
): WalletProblem[] {
  if (of === 'shipping' && countryCode.toUpperCase() !== storeCountry) return [problem('wallet-country', of, 'country')]
  return [...city].length > LONGEST_CITY ? [problem('wallet-city', of, 'city')] : []
}

/** Everything that is wrong with a whole contact. */
export function checkContact(contact: WalletContact, rules: ContactRules): WalletProblem[] {
  const { of, countries } = rules
  const code = of === 'shipping' ? 'wallet-shipping' : 'wallet-billing'
  const country = contact.countryCode.toUpperCase()
  const isForeign = of === 'billing' && countries !== null && !countries.includes(country)
  return [
    ...checkPlace(contact, rules),
    ...(isForeign ? [problem(code, of, 'country')] : []),
    ...texts(contact).flatMap(([field, text, isNeeded]) =>
      (isNeeded && text.trim() === '') || !PLAIN.test(text) ? [problem(code, of, field)] : [],
    ),
  ]
}

// Phone and e-mail are the service's to judge.
function texts(contact: WalletContact): [field: ContactField, text: string, isNeeded: boolean][] {
  const hasCodes = !WITHOUT_CODES.includes(contact.countryCode.toUpperCase())
  return [
    ['name', contact.givenName, true],
    ['name', contact.familyName, true],
    ['addressLines', contact.addressLines.join(' '), true],
    ['postalCode', contact.postalCode, hasCodes],
    ['city', contact.city, false],
    ['province', contact.province, false],
  ]
}

const problem = (code: WalletProblemCode, of: 'shipping' | 'billing', field: ContactField): WalletProblem => ({
  code,
  of,
  field,
})
