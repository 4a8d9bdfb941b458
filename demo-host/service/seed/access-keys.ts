import type { SeedAccessKey } from './types'
import type { Currency } from '../pricing/money'

const currencyByCountry: Readonly<Record<string, Currency>> = {
  US: 'USD',
  CA: 'CAD',
  GB: 'GBP',
  FR: 'EUR',
  DE: 'EUR',
  IT: 'EUR',
  ES: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  JP: 'JPY',
  AE: 'AED',
  KW: 'KWD',
}

const countries = Object.keys(currencyByCountry)
const locales = [
  'en-US',
  'en-GB',
  'fr-FR',
  'de-DE',
  'ja-JP',
  'en-CA',
  'fr-CA',
  'ar-AE',
  'ar-KW',
  'en-IE',
  'es-ES',
  'it-IT',
  'nl-NL',
]
const currencies: readonly Currency[] = ['USD', 'CAD', 'GBP', 'EUR', 'JPY', 'AED', 'KWD']

/** Northlane's own sites, and partners who sell for it. */
export const accessKeys: readonly SeedAccessKey[] = [
  {
    key: 'pk_demo',
    name: 'Northlane',
    siteId: 'northlane',
    trust: 'first-party',
    origins: ['host', 'shop'],
    locales,
    currencies,
    currencyByCountry,
    countries,
    billingCountries: ['AU'],
    productUrl: 'host{path}',
  },
  {
    key: 'pk_partner',
    name: 'Partners of Northlane',
    siteId: 'northlane-partners',
    trust: 'third-party',
    origins: ['host'],
    locales,
    currencies,
    currencyByCountry,
    countries,
    billingCountries: ['AU'],
  },
]
