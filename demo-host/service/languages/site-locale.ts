/** The locales that the microsite has pages in. */
export const siteLocales = ['en-us', 'en-gb', 'en-ca', 'fr-fr', 'de-de', 'ja-jp', 'ar-ae']

/** The locale of the microsite's pages for somebody of any locale: the same, else one of the same language, else English. */
export function siteLocaleOf(locale: string): string {
  const asked = locale.toLowerCase()
  return (
    siteLocales.find(one => one === asked) ?? siteLocales.find(one => one.slice(0, 2) === asked.slice(0, 2)) ?? 'en-us'
  )
}
