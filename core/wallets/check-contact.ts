import { addressOf, type ContactField, type WalletContact, withoutCodes } from './contact'

export type WalletProblemCode =
  | 'wallet-country'
  | 'wallet-city'
  | 'wallet-unserviceable'
  | 'wallet-shipping'
  | 'wallet-billing'
  | 'wallet-unknown'

export type WalletProblem = {
  readonly code: WalletProblemCode | (string & {})
  readonly of: 'shipping' | 'billing' | null
  readonly field: ContactField | null
  readonly message?: string
}

export type ContactRules = {
  readonly of: 'shipping' | 'billing'
  readonly storeCountry: string
  readonly countries: readonly string[] | null
}

const LONGEST_CITY = 50
const LONGEST_LINE = 200
const PLAIN = /^[\p{L}\p{M}\p{N}\s.,'’‘`´\-–/#&()+:;@°ºª·・"]*$/u

/** Checks what the wallet shows before its shopper approves. */
export function checkPlace(
  { city, countryCode }: WalletContact,
  { of, storeCountry }: Pick<ContactRules, 'of' | 'storeCountry'>,
): WalletProblem[] {
  if (of === 'shipping' && countryCode.toUpperCase() !== storeCountry) return [problem('wallet-country', of, 'country')]
  return [...city].length > LONGEST_CITY ? [problem('wallet-city', of, 'city')] : []
}

export function checkContact(contact: WalletContact, rules: ContactRules): WalletProblem[] {
  const { of, countries } = rules
  const code = of === 'shipping' ? 'wallet-shipping' : 'wallet-billing'
  const country = contact.countryCode.toUpperCase()
  const isForeign = of === 'billing' && countries !== null && !countries.includes(country)
  return [
    ...checkPlace(contact, rules),
    ...(isForeign ? [problem(code, of, 'country')] : []),
    ...(hasLongLine(contact) ? [problem(code, of, 'addressLines')] : []),
    ...texts(contact).flatMap(([field, text, isNeeded]) =>
      (isNeeded && text.trim() === '') || !PLAIN.test(text) ? [problem(code, of, field)] : [],
    ),
  ]
}

// The service checks phone and e-mail.
function texts(contact: WalletContact): [field: ContactField, text: string, isNeeded: boolean][] {
  const hasCodes = !withoutCodes.includes(contact.countryCode.toUpperCase())
  return [
    ['name', contact.givenName, true],
    ['name', contact.familyName, true],
    ['addressLines', contact.addressLines.join(' '), true],
    ['postalCode', contact.postalCode, hasCodes],
    ['city', contact.city, false],
    ['province', contact.province, false],
  ]
}

function hasLongLine(contact: WalletContact): boolean {
  const { addressLine1, addressLine2 = '', addressLine3 = '' } = addressOf(contact)
  return [addressLine1, addressLine2, addressLine3].some(line => line.length > LONGEST_LINE)
}

const problem = (code: WalletProblemCode, of: 'shipping' | 'billing', field: ContactField): WalletProblem => ({
  code,
  of,
  field,
})
