import { directionOf } from '../core/format/direction'
import { loadSession } from '../core/http/stored-session'
import { save } from '../core/runtime/storage'
import type { ShopConfig } from '../core/site/contracts'
import { isWebview } from '../core/runtime/webview'
import { isPreview, previewPath } from '../core/format/preview-path'
import { localeOfPath, localeOfVisitor } from './locales'

/** README.md lists the attributes. */
export function place(): HTMLElement {
  const found = document.getElementById('till')
  if (!found) throw new Error('[till] Expected an element with id="till", got none.')
  return found
}

/** A browser without this lacks more; the page says what it needs. */
export const canRun = () => CSS.supports('color', 'color-mix(in srgb,red,red)')

/** Redirects a visitor without a locale; returns whether the page may continue. */
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

/** The API is on this page's origin, unless the page names another. */
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
  if (!loadSession(key)?.login) save(key, 'session', 1, { login: true, accessExpiry: 0, employee: false })
}

function channelOf(named: string | undefined): ShopConfig['channel'] {
  if (named === 'ECOMM' || named === 'MAPP') return named
  return isWebview() ? 'MAPP' : 'ECOMM'
}

/** In whole milliseconds. */
function milliseconds<Name extends string>(name: Name, text: string | undefined): Partial<Record<Name, number>> {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? ({ [name]: value } as Record<Name, number>) : {}
}

/** Sets the document's language and direction. */
export function applyLocale(locale: string): void {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
}
