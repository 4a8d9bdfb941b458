import { isPreview, previewPath } from '../core/format/preview-path'
import { locales } from '../core/shapes/languages'

export { locales }

/** `/en-us/checkout` is en-US; null for an unknown locale. */
export function localeOfPath(path: string): string | null {
  const first = previewPath(path, false).split('/')[1]?.toLowerCase()
  return locales.find(locale => locale.toLowerCase() === first) ?? null
}

/** The visitor's languages in order, by country first, then by language. */
export function localeOfVisitor(languages: readonly string[]): string {
  for (const wanted of languages) {
    const exact = locales.find(locale => locale.toLowerCase() === wanted.toLowerCase())
    const known = exact ?? locales.find(locale => locale.split('-')[0] === wanted.split('-')[0]?.toLowerCase())
    if (known) return known
  }
  return locales[0]
}

/** `/en-us/cart` in de-DE is `/de-de/cart`. */
export function inLocale(path: string, locale: string): string {
  return previewPath(previewPath(path, false).replace(/^\/[^/]*/, `/${locale.toLowerCase()}`), isPreview(path))
}
