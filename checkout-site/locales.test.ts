import { describe, expect, it } from 'vitest'
import { localeOfPath, localeOfVisitor, inLocale } from './locales'

describe('the microsite’s locale', () => {
  it('is at the beginning of the address, in small letters', () => {
    expect(localeOfPath('/en-us/checkout/billing')).toBe('en-US')
    expect(localeOfPath('/AR-AE')).toBe('ar-AE')
    expect(localeOfPath('/pre/fr-fr/cart')).toBe('fr-FR')
    expect(['/', '/xx-yy/cart', '/checkout'].map(localeOfPath)).toEqual([null, null, null])
  })

  it('is the visitor’s own where the address names none', () => {
    expect(localeOfVisitor(['sv-SE', 'fr-CA', 'en-US'])).toBe('fr-FR')
    expect(localeOfVisitor(['en-GB'])).toBe('en-GB')
    expect(localeOfVisitor(['pl'])).toBe('en-US')
  })
})

it('a screen keeps its place in another language', () => {
  expect(inLocale('/en-us/checkout/shipping', 'de-DE')).toBe('/de-de/checkout/shipping')
  expect(inLocale('/en-us', 'ar-AE')).toBe('/ar-ae')
  expect(inLocale('/pre/en-us/cart', 'de-DE')).toBe('/pre/de-de/cart')
  expect(inLocale('/pre/en-us', 'de-DE')).toBe('/pre/de-de')
})
