import { expect, it } from 'vitest'
import { currencySign } from './currency-sign'

it.each([
  ['USD', 'en-US', '$'],
  ['EUR', 'fr-FR', '€'],
  ['CAD', 'en-CA', 'CAD'],
  ['AED', 'ar-AE', 'د.إ.'],
])('G5: the sign of %s in %s is whole: %s', (currency, locale, sign) => {
  expect(currencySign(currency, locale)).toBe(sign)
})
