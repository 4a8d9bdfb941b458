import type { AddressRules, FieldRule } from '../../../../core/site/contracts'
import { emailRule } from '../../../../core/validate/email'
import { addressLine1, addressLine2, firstName, lastName } from './fields'

/** Both kinds of address of a country: the same fields, the delivery's with an email address before them. */
export const countryRules = (countryCode: string, fields: readonly FieldRule[]): AddressRules => ({
  countryCode,
  // A bill goes to the buyer anyway.
  shipping: [emailRule, ...fields],
  billing: [...fields],
})

/** How most of the world begins an address. */
export const nameAndStreet: readonly FieldRule[] = [firstName(), lastName(), addressLine1(), addressLine2()]
