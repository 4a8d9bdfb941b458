import type { AddressRules, FieldRule } from '../../../../core/site/contracts'
import { addressLine1, addressLine2, email, firstName, lastName } from './fields'

/** Both kinds of address of a country: the same fields, the delivery's with an email address before them. */
export const countryRules = (countryCode: string, fields: readonly FieldRule[]): AddressRules => ({
  countryCode,
  shipping: [email, ...fields],
  billing: [...fields],
})

/** How most of the world begins an address. */
export const nameAndStreet: readonly FieldRule[] = [firstName(), lastName(), addressLine1(), addressLine2()]
