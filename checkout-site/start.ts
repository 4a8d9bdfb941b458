import { keptSession } from '../core/http/token'
import { save } from '../core/runtime/storage'
import type { ShopConfig } from '../core/site/contracts'
import { isWebview } from '../core/runtime/webview'
import { isPreview, previewPath } from '../core/format/page-type'
import { directionOf, localeOfPath, localeOfVisitor } from './locales'

/** The page's element that the microsite lives in and is set up by: `data-brand`, `data-help`, `data-key`, `data-api`, `data-channel`, `data-sampling`, `data-timeout`, `data-toast-delay`, `data-product-url`. */
export function place(): HTMLElement {
  const found = document.getElementById('till')
  if (!found) throw new Error('[till] Expected an element with id="till", got none.')
  return found
}

/** Sends a visitor whose address names no locale to their own; says whether the page may go on. */
export function hasLocale(): boolean {
  if (localeOfPath(location.pathname)) return true
  const { search, hash } = location
  const path = previewPath(location.pathname, false)
  const isBare = path === '/' || !/^\/[a-z]{2}-[a-z]{2}(\/|$)/i.test(path)
  const rest = isBare ? (path === '/' ? '/cart' : path) : path.replace(/^\/[^/]+/, '')
  const locale = localeOfVisitor(navigator.languages).toLowerCase()
  location.replace(previewPath(`/${locale}${rest}`, isPreview(location.pathname)) + search + hash)
  return false
}

/** How the microsite is set up; its API is where it came from itself, unless the page names another. */
export function configOf({ dataset }: HTMLElement): ShopConfig {
  return {
    key: dataset['key'] ?? '',
    locale: localeOfPath(location.pathname) ?? 'en-US',
    api: dataset['api'] || location.origin,
    checkout: location.origin,
    channel: channelOf(dataset['channel']),
    trust: 'first-party',
    ...(dataset['sampling'] ? { sampling: Number(dataset['sampling']) } : {}),
    ...(dataset['productUrl'] ? { productUrl: dataset['productUrl'] } : {}),
    ...milliseconds('timeout', dataset['timeout']),
    ...milliseconds('toastDelay', dataset['toastDelay']),
  }
}

/** A page of the shop's on another origin says who comes: their cookie is here, though this origin has not seen them yet. */
export function expectSignedIn({ key }: ShopConfig): void {
  if (location.hash !== '#signed-in') return
  history.replaceState(history.state, '', location.pathname + location.search)
  if (!keptSession(key)?.login) save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
}

function channelOf(named: string | undefined): ShopConfig['channel'] {
  if (named === 'ECOMM' || named === 'MAPP') return named
  return isWebview() ? 'MAPP' : 'ECOMM'
}

/** A setting of the page in whole milliseconds, or nothing where it names none. */
function milliseconds<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, number>> {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? ({ [name]: value } as Record<Name, number>) : {}
}

/** Tells the browser and assistive tools the page's language and direction. */
export function dress(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}
