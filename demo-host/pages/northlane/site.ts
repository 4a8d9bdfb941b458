import { words as ar } from './words/ar'
import { words as de } from './words/de'
import { type NorthlaneWords, words as en } from './words/en'
import { words as fr } from './words/fr'
import { words as ja } from './words/ja'

/** Northlane's pages in one locale. */
export type Site = {
  locale: string
  /** How its addresses begin: `/en-us`. */
  root: string
  dir: 'ltr' | 'rtl'
  words: NorthlaneWords
  /** From which sum on standard delivery costs nothing, as the locale prints it. */
  freeFrom: string
}

const british: NorthlaneWords = { ...en, favorites: 'Your favourites' }
const byLocale: Readonly<Record<string, NorthlaneWords>> = { 'en-GB': british, 'en-CA': british }
const byLanguage: Readonly<Record<string, NorthlaneWords>> = { en, fr, de, ja, ar }

/** From which sum on delivery is free, as the demo's shop has it in each of its locales. */
const freeFrom = {
  'en-US': [100, 'USD'],
  'en-GB': [90, 'GBP'],
  'en-CA': [135, 'CAD'],
  'fr-FR': [105, 'EUR'],
  'de-DE': [105, 'EUR'],
  'ja-JP': [14_200, 'JPY'],
  'ar-AE': [400, 'AED'],
} as const

export const sites: readonly Site[] = Object.entries(freeFrom).map(([locale, [sum, currency]]) => ({
  locale,
  root: `/${locale.toLowerCase()}`,
  dir: locale.startsWith('ar') ? 'rtl' : 'ltr',
  words: byLocale[locale] ?? byLanguage[locale.slice(0, 2)] ?? en,
  freeFrom: new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(sum),
}))

/** The site that a path is of; the first for every other. */
export const siteOf = (path: string): Site =>
  (sites.find(({ root }) => path === root || path.startsWith(root + '/')) ?? sites[0]) as Site
