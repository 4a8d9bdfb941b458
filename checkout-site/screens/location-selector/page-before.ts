import { isPreview, previewPath } from '../../../core/format/preview-path'
import { inLocale, localeOfPath } from '../../locales'

/** The screen in `from`, in another locale; without one that locale's first page. Only paths of a locale count, so that a link cannot lead elsewhere. */
export function pageBeforeIn(locale: string, search: string, root: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  const isPlain = from.startsWith('/') && !/[\\\s]|\/\//.test(from)
  // Resolved as a browser would: `..` and its escapes could leave the locale.
  const { pathname, search: query } = new URL(isPlain ? from : '/', 'https://shop.invalid')
  const isScreen = localeOfPath(pathname) !== null && isPreview(pathname) === isPreview(root)
  if (isScreen) return inLocale(pathname, locale) + query
  return previewPath(`/${locale.toLowerCase()}`, isPreview(root))
}
