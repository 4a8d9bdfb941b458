import { locales } from '../../../core/shapes/languages'

/** The locales that the microsite has pages in, as its addresses spell them. */
export const siteLocales: readonly string[] = locales.map(locale => locale.toLowerCase())

/** The locale of the microsite's pages for somebody of any locale: the same, else one of the same language, else English. */
export function siteLocaleOf(locale: string): string {
  const asked = locale.toLowerCase()
  return (
    siteLocales.find(one => one === asked) ?? siteLocales.find(one => one.slice(0, 2) === asked.slice(0, 2)) ?? 'en-us'
  )
}
