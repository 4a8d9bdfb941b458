import { locales } from '../../../core/shapes/languages'

/** As in the microsite's paths. */
export const siteLocales: readonly string[] = locales.map(locale => locale.toLowerCase())

/** The same locale, else one of the same language. */
export function siteLocaleNear(locale: string): string | undefined {
  const wanted = locale.toLowerCase()
  const [language] = wanted.split('-')
  return siteLocales.find(one => one === wanted) ?? siteLocales.find(one => one.split('-')[0] === language)
}

/** For a language that the site does not have: English, of the same country if the site has that. */
export function siteLocaleOf(locale: string): string {
  const country = locale.toLowerCase().split('-')[1]
  return siteLocaleNear(locale) ?? siteLocales.find(one => one === `en-${country}`) ?? 'en-us'
}
