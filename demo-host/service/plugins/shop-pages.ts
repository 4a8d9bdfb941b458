import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fp from 'fastify-plugin'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPreview, previewPath } from '../../../core/format/preview-path'
import { frameSourceOf } from '../payments/challenge-page'
import { siteLocaleNear, siteLocaleOf, siteLocales } from '../languages/site-locale'
import { gatewayOf } from '../payments/gateways'

/** The microsite's own page, and that of the wallets' window, which has fewer screens. */
const SITES = ['site', 'site/window']
const PAGE = 'index.html'
const FIRST = 'first-paint.json'
const SCHEME = 'till_scheme'
/** As a page can name it: `en-US`, `fil-PH`, `es-419`. */
const LOCALE = ':locale(^[A-Za-z]{2,3}-(?:[A-Za-z]{2}|[0-9]{3})$)'
/** Finds its language by itself. */
const BARE = '/associate-login'
const NOT_AVAILABLE = '<meta name="description" content="This page is not available"'
const DESCRIPTION = /<meta name="description" content="[^"]*"/

/** Serves the page of each screen, with a new nonce in every answer. */
export const shopPages = fp(
  async app => {
    const { shopFolder, shopOrigin, providerOrigins } = app.service.configuration
    const sites = SITES.flatMap(folder => siteIn(join(shopFolder ?? '', folder)))
    if (!shopFolder || !sites[0]) return
    const { pageOf, hasScreen, places } = pages([sites[0], ...sites.slice(1)])

    const send = (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('base64')
      const gateway = gatewayOf(app.service)
      const origins = [shopOrigin, ...providerOrigins].join(' ')
      return reply
        .header(
          'content-security-policy',
          policyOf(nonce, origins, gateway ? frameSourceOf(gateway.challengePage) : '', isFramed(request)),
        )
        .header('cross-origin-opener-policy', isForOpener(request) ? 'unsafe-none' : 'same-origin-allow-popups')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-frame-options', isFramed(request) ? 'SAMEORIGIN' : 'DENY')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(withNonce(inScheme(pageOf(request.url, request.headers.referer), schemeFor(request, reply)), nonce))
    }
    // Widgets lead to the locale of their page. Browsers keep the fragment and the page before over a redirect.
    const inNearestLocale = ({ url, params }: FastifyRequest, reply: FastifyReply) => {
      const nearest = siteLocaleOf((params as { locale: string }).locale)
      return reply.redirect(url.replace(/^((?:\/pre)?\/)[^/?]+/, `$1${nearest}`), 302)
    }
    const screen = (request: FastifyRequest, reply: FastifyReply) => {
      const { locale } = request.params as { locale: string }
      if (!siteLocales.includes(locale.toLowerCase())) return inNearestLocale(request, reply)
      const small = request.url.replace(/^(\/pre)?\/[^/?]+/, begin => begin.toLowerCase())
      if (small !== request.url) return reply.redirect(small, 308)
      return send(request, reply.code(hasScreen(request.url) ? 200 : 404))
    }
    const inOwnLanguage = ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
      const place = previewPath(url, false).replace(/^\/(?=\?|$)/, '')
      const address = `/${localeFor(headers['accept-language'])}${place}`
      return reply.redirect(previewPath(address, isPreview(url)), 302)
    }
    for (const place of ['/', '/pre', ...places, ...places.map(bare => `/pre${bare}`)]) app.get(place, inOwnLanguage)
    for (const locale of [`/${LOCALE}`, `/pre/${LOCALE}`]) {
      app.get(locale, screen)
      app.get(`${locale}/*`, screen)
    }
    app.get(BARE, send)
  },
  { name: 'shop-pages', dependencies: ['service', 'compression', 'calls'] },
)

/** Scripts that the first script loads are trusted, and nothing else: no inline script, no URL in the page. */
function policyOf(nonce: string, origins: string, bank: string, isFramed: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${origins} data:`,
    `media-src 'self' ${origins}`,
    "font-src 'self'",
    `connect-src 'self' ${origins}`,
    // Banks ask inside the provider's own page, which has one origin; wallets have frames of their own.
    ["frame-src 'self'", origins, bank].join(' ').trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // No text becomes markup or code. The only policy allows the scripts of payment providers at addresses that the shop names.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** What the build rendered for a locale. */
interface FirstPaints {
  lang: string
  dir: string
  /** Shown if the scripts do not run. */
  needs: string
  /** By path after the locale; `*` stands for all others. */
  screens: Record<string, Screen>
}

interface Screen {
  /** Hashes of the screen's scripts, and of the table with all others. */
  importMap: string
  head: string
  body: string
}

/** A page as the build made it, and what it rendered for each locale. */
interface Site {
  html: string
  locales: Record<string, FirstPaints>
}

function siteIn(folder: string): Site[] {
  const [page, first] = [join(folder, PAGE), join(folder, FIRST)]
  if (!existsSync(page)) return []
  return [
    {
      html: readFileSync(page, 'utf8'),
      locales: existsSync(first) ? JSON.parse(readFileSync(first, 'utf8')) : {},
    },
  ]
}

/**
 * Renders a page in its language with its first paint; visitors from another site also get a link back if the scripts do not
 * load. The first site that has a screen shows it, and the first of all those that none has.
 */
function pages(sites: [Site, ...Site[]]) {
  const partsOf = (url: string) => {
    const path = previewPath(url.split('?')[0] ?? '', false)
    const [, locale = '', ...rest] = path.replace(/\/$/, '').split('/')
    const place = rest.length ? `/${rest.join('/')}` : '/cart'
    const { html, locales } = sites.find(({ locales }) => place in (locales[locale]?.screens ?? {})) ?? sites[0]
    return { html, first: locales[locale], place }
  }
  const hasPaints = Object.keys(sites[0].locales).length > 0
  const hasScreen = (url: string): boolean => {
    const { first, place } = partsOf(url)
    // Without first paints the screens are not known here.
    return !hasPaints || (first !== undefined && place in first.screens)
  }
  const all = sites.flatMap(({ locales }) => Object.keys(Object.values(locales)[0]?.screens ?? {}))
  return {
    /** Where the screens are after the locale, as far as a bare address of theirs leads on. */
    places: [...new Set(all)].filter(place => place !== '*' && place !== BARE),
    hasScreen,
    pageOf(url: string, referrer?: string): string {
      const { html, first, place } = partsOf(url)
      if (!first) return hasScreen(url) ? html : html.replace(DESCRIPTION, NOT_AVAILABLE)
      const paint = first.screens[place] ?? first.screens['*']
      return (place in first.screens ? html : html.replace(DESCRIPTION, NOT_AVAILABLE))
        .replace(/<html lang="[^"]*" dir="[^"]*">/, `<html lang="${first.lang}" dir="${first.dir}">`)
        .replace(/<script type="importmap">.*?<\/script>/, map => paint?.importMap ?? map)
        .replace('<!-- the screen -->', () => paint?.head ?? '')
        .replace('<!-- first paint -->', () => paint?.body ?? '')
        .replace('<!-- needs -->', () => first.needs.replace('href="/"', () => `href="${wayBack(referrer)}"`))
    },
  }
}

/**
 * A window opened by a page of another site must be able to answer it, also after the shopper went on to checkout in it. A
 * page of another site that opens checkout directly gets no hold of it.
 */
function isForOpener({ url, query, headers }: FastifyRequest): boolean {
  if (/^(\/pre)?\/[^/]+\/(sign-in-window|express)([/?]|$)/.test(url)) return true
  return 'window' in (query as object) && headers['sec-fetch-site'] === 'same-origin'
}

/** The one screen that a page of this origin may frame: what editors look at. */
const isFramed = ({ url }: FastifyRequest) => /^(\/pre)?\/[^/?]+\/preview-frame([/?]|$)/.test(url)

function wayBack(referrer = ''): string {
  if (!/^https?:/.test(referrer) || !URL.canParse(referrer)) return '/'
  return new URL(referrer).href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

const withNonce = (html: string, nonce: string): string =>
  html.replace(/<(script|style|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${nonce}"`)

/** The colour scheme of the referring page, in a session cookie: it also holds for the following pages. */
function schemeFor(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const requested = (request.query as { scheme?: unknown }).scheme
  if (!isScheme(requested)) return isScheme(request.cookies[SCHEME]) ? request.cookies[SCHEME] : undefined
  reply.setCookie(SCHEME, requested, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  })
  return requested
}

const isScheme = (scheme: unknown): scheme is string => scheme === 'light' || scheme === 'dark'

const inScheme = (html: string, scheme: string | undefined): string =>
  scheme
    ? html
        .replace('<html ', `<html data-scheme="${scheme}" `)
        .replace(/<meta name="color-scheme" content="[^"]*"/, `<meta name="color-scheme" content="${scheme}"`)
    : html

/** The visitor's first language that the shop has. */
function localeFor(header: string | undefined): string {
  const locales = (header ?? '')
    .toLowerCase()
    .split(',')
    .map(range => range.split(';')[0]?.trim() ?? '')
  for (const locale of locales) {
    const known = siteLocaleNear(locale)
    if (known) return known
  }
  return 'en-us'
}
