import type { AddressRules, FieldRule } from '../../../../core/site/contracts'
import { countryRules, nameAndStreet } from './country-rules'
import { addressLine1, addressLine2, city, firstName, lastName, phone, postalCode, province } from './fields'
import { italian, spanish } from './provinces-of-italy-and-spain'

const fiveDigits = (label: string, example: string, own: Partial<FieldRule> = {}) =>
  postalCode(label, '^\\d{5}$', example, { maxLength: 5, inputMode: 'numeric', ...own })

const houseNumberLast: readonly FieldRule[] = [
  firstName(),
  lastName(),
  addressLine1({ label: 'street' }),
  addressLine2({ label: 'addition' }),
]

/** France, Germany, Italy, Spain and the Netherlands: the code stands before the city. */
export const europeanUnion: readonly AddressRules[] = [
  countryRules('FR', [
    ...nameAndStreet,
    postalCode('postalCode', '^\\d{2} ?\\d{3}$', '33380', { maxLength: 6, inputMode: 'numeric' }),
    city({ width: 'half' }),
    phone('^0?[1-9]([ .-]?\\d{2}){4}$', '06 12 34 56 78', { mask: '0X XX XX XX XX' }),
  ]),
  countryRules('DE', [
    ...houseNumberLast,
    fiveDigits('postalCode', '26133'),
    city({ width: 'half' }),
    phone('^0?[1-9]([ /()-]*\\d){5,12}$', '0151 - 234 - 56789'),
  ]),
  countryRules('IT', [
    ...nameAndStreet,
    fiveDigits('cap', '00144'),
    city(),
    province('province', italian),
    phone('^[03][\\d ]{5,13}$', '312 345 6789', { mask: 'XXX XXX XXXX' }),
  ]),
  countryRules('ES', [
    ...nameAndStreet,
    fiveDigits('postalCode', '28039'),
    city(),
    province('province', spanish),
    phone('^[5-9]\\d{2}[ ]?(\\d{2}[ ]?){3}$', '612 34 56 78', { mask: 'XXX XX XX XX' }),
  ]),
  countryRules('NL', [
    ...houseNumberLast,
    postalCode('postcode', '^[1-9]\\d{3} ?[A-Z]{2}$', '1234 AB', {
      maxLength: 7,
      mask: 'XXXX XX',
      transforms: ['trim', 'uppercase', 'spaced-postcode'],
    }),
    city({ width: 'half' }),
    phone('^0?[1-9][\\d -]{7,11}$', '06 12345678', { mask: '0X XXXXXXXX' }),
  ]),
]
