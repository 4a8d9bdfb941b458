import { locales } from '../../../core/shapes/languages'

/** As in the microsite's paths. */
export const siteLocales: readonly string[] = locales.map(locale => locale.toLowerCase())

/** The same locale, else one of the same language, else English. */
export function siteLocaleOf(locale: string): string {
  const asked = locale.toLowerCase()
  return (
    siteLocales.find(one => one === asked) ?? siteLocales.find(one => one.slice(0, 2) === asked.slice(0, 2)) ?? 'en-us'
  )
}
