import { locales } from '../../../../core/shapes/languages'
import type { SeedDocument } from '../types'
import { inEachLanguage } from './in-each-language'

const regions = [
  { of: 'americas', countries: ['US', 'CA'] },
  { of: 'europe', countries: ['GB', 'FR', 'DE'] },
  { of: 'elsewhere', countries: ['JP', 'AE'] },
] as const

/** Each place in its own language, so that whoever lands in a wrong one finds theirs. */
const locationsIn = (countries: readonly string[]) =>
  locales.flatMap(locale => {
    const [language = '', country = ''] = locale.split('-')
    if (!countries.includes(country)) return []
    const name = (type: 'region' | 'language', code: string) => new Intl.DisplayNames(locale, { type }).of(code) ?? code
    return [{ locale, country: name('region', country), language: name('language', language) }]
  })

export const locationSelector: SeedDocument = {
  siteId: 'northlane',
  kind: 'location-selector',
  key: 'main',
  bodies: inEachLanguage(
    {
      en: { title: 'Where are you?', americas: 'Americas', europe: 'Europe', elsewhere: 'Asia and the Middle East' },
      fr: { title: 'Où êtes-vous\u202f?', americas: 'Amériques', europe: 'Europe', elsewhere: 'Asie et Moyen-Orient' },
      de: { title: 'Wo sind Sie?', americas: 'Amerika', europe: 'Europa', elsewhere: 'Asien und Naher Osten' },
      ja: { title: '地域を選択', americas: 'アメリカ', europe: 'ヨーロッパ', elsewhere: 'アジア・中東' },
      ar: { title: 'أين أنت؟', americas: 'الأمريكتان', europe: 'أوروبا', elsewhere: 'آسيا والشرق الأوسط' },
    },
    words => ({
      title: words.title,
      regions: regions.map(({ of, countries }) => ({ name: words[of], locations: locationsIn(countries) })),
    }),
  ),
}
