import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { frameSourceOf } from '../payments/challenge-page'
import { gatewayOf } from '../payments/gateways'
import type { ShopApp } from './shop'

const PAGE = 'site/index.html'
const FIRST = 'site/first-paint.json'
const LOCALES = ['en-us', 'en-gb', 'en-ca', 'fr-fr', 'de-de', 'ja-jp', 'ar-ae']

/** Serves the microsite's one page for all its screens, each time with a nonce of its own for its scripts. */
export function addShopPages(app: ShopApp): void {
  const { shopFolder, shopOrigin, providerOrigins } = app.shop.configuration
  const file = join(shopFolder ?? '', PAGE)
  if (!shopFolder || !existsSync(file)) return
  const html = readFileSync(file, 'utf8')
  const first = join(shopFolder, FIRST)
  const pageOf = pages(html, existsSync(first) ? JSON.parse(readFileSync(first, 'utf8')) : {})

  const page = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    const gateway = gatewayOf(app.shop)
    const origins = [shopOrigin, ...providerOrigins].join(' ')
    return reply
      .header('content-security-policy', policyOf(nonce, origins, gateway ? frameSourceOf(gateway.challengePage) : ''))
      .header('cross-origin-opener-policy', 'same-origin-allow-popups')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(withNonce(pageOf(request.url), nonce))
  }
  app.get('/', (request, reply) => reply.redirect('/' + localeFor(request.headers['accept-language']), 302))
  app.get('/:locale(^[a-z]{2}-[a-z]{2}$)', page)
  app.get('/:locale(^[a-z]{2}-[a-z]{2}$)/*', page)
  app.get('/associate-login', page)
}

/** Whatever the first script loads is trusted with it, and nothing else is: no inline script, no address in the page. */
function policyOf(nonce: string, origins: string, bank: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${origins} data:`,
    "font-src 'self'",
    `connect-src 'self' ${origins}`,
    // A bank of the world asks inside the provider's own page, which is at one origin; wallets bring frames of theirs.
    ["frame-src 'self'", origins, bank].join(' ').trim(),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text of a page becomes markup or code (trust.md T23). The one policy that may be made passes the scripts of payment
    // providers, by the addresses that the shop itself names, and nothing else.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

/** How a locale's screens begin before any script, as the build says it. */
interface FirstPaints {
  lang: string
  dir: string
  /** By the screen's place after the locale; `*` stands for all others. */
  screens: Record<string, Screen>
}

interface Screen {
  /** The hashes of what this screen loads at once, and of the table of all others. */
  importMap: string
  head: string
  body: string
}

/** The page of an address: in its language, and with what its screen shows before the scripts have come. */
function pages(html: string, locales: Record<string, FirstPaints>): (url: string) => string {
  return url => {
    const [, locale = '', ...rest] = (url.split('?')[0] ?? '').replace(/\/$/, '').split('/')
    const known = locales[locale]
    if (!known) return html
    const place = rest.length ? `/${rest.join('/')}` : '/cart'
    const paint = known.screens[place] ?? known.screens['*']
    return html
      .replace(/<html lang="[^"]*" dir="[^"]*">/, `<html lang="${known.lang}" dir="${known.dir}">`)
      .replace(/<script type="importmap">.*?<\/script>/, map => paint?.importMap ?? map)
      .replace('<!-- first scripts -->', () => paint?.head ?? '')
      .replace('<!-- first paint -->', () => paint?.body ?? '')
  }
}

const withNonce = (html: string, nonce: string): string =>
  html.replace(/<(script|style|link rel="modulepreload")(?=[\s>])/g, `<$1 nonce="${nonce}"`)

/** The first of the visitor's languages that the shop speaks. */
function localeFor(header: string | undefined): string {
  const asked = (header ?? '')
    .toLowerCase()
    .split(',')
    .map(range => range.split(';')[0]?.trim() ?? '')
  for (const locale of asked) {
    const known = LOCALES.find(ours => ours === locale) ?? LOCALES.find(ours => ours.slice(0, 2) === locale.slice(0, 2))
    if (locale !== '' && known) return known
  }
  return 'en-us'
}
