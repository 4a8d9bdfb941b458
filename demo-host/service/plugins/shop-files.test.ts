import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestService, testService } from '../testing/test-service'

const WIDGET = '/assets/index-abc123.js'
const SCRIPT = 'console.info("né")'
const PAGE = `<!doctype html><html lang="en-US" dir="ltr"><head>
<meta name="color-scheme" content="light dark">
<meta name="description" content="Checkout">
<link rel="modulepreload" href="/assets/vendor-1.js" crossorigin>
<script type="importmap">{"integrity":{"/assets/cart.words.de-1.js":"sha256-1"}}</script>
<!-- the screen -->
<script type="module" src="/assets/checkout-1.js" crossorigin></script></head><body><!-- first paint --><!-- needs --></body></html>`

const none = { importMap: '', head: '', body: '' }
const bare = ['/checkout', '/order-confirmation', '/forgot-password', '/help/contact-us', '/account/orders']

const FIRST = {
  'fr-fr': {
    lang: 'fr-FR',
    dir: 'ltr',
    needs: '<p>Il faut JavaScript.</p><a href="/">Revenir</a>',
    screens: {
      '/cart': {
        importMap: '<script type="importmap">{"integrity":{"/assets/cart-1.js":"sha256-2"}}</script>',
        head: '<link rel="modulepreload" href="/assets/cart-1.js">',
        body: '<p>Votre panier</p>',
      },
      '/checkout/shipping': none,
      ...Object.fromEntries(bare.map(place => [place, none])),
      '*': { importMap: '<script type="importmap">{}</script>', head: '', body: '<p>Chargement</p>' },
    },
  },
}

const WINDOW_PAGE = PAGE.replace('checkout-1', 'window-1')
const window = { '/express': { ...none, body: '<p>Payer</p>' }, '/order-confirmation': none }
const WINDOW_FIRST = { 'fr-fr': { ...FIRST['fr-fr'], screens: window } }

describe('the shop’s files', () => {
  let shop: TestService
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'till-files-'))
    mkdirSync(join(folder, 'assets'))
    mkdirSync(join(folder, 'site/window'), { recursive: true })
    writeFileSync(join(folder, 'till.js'), SCRIPT)
    writeFileSync(join(folder, 'secret.txt'), 'not for the world')
    writeFileSync(join(folder, 'licenses.txt'), 'preact (MIT)')
    writeFileSync(join(folder, 'site/index.html'), PAGE)
    writeFileSync(join(folder, 'site/first-paint.json'), JSON.stringify(FIRST))
    writeFileSync(join(folder, 'site/window/index.html'), WINDOW_PAGE)
    writeFileSync(join(folder, 'site/window/first-paint.json'), JSON.stringify(WINDOW_FIRST))
    writeFileSync(join(folder, 'assets/index-abc123.js'), SCRIPT)
    writeFileSync(join(folder, 'assets/index-abc123.js.br'), brotliCompressSync(SCRIPT))
    shop = await testService({ shopFolder: folder })
  })
  afterAll(async () => {
    await shop.close()
    rmSync(folder, { recursive: true })
  })

  it('a page is in the scheme that the shopper came from, and so are the pages after it', async () => {
    const schemeOf = /<html data-scheme="([^"]*)" .*<meta name="color-scheme" content="([^"]*)"/s
    const first = await shop.app.inject('/fr-fr/cart?scheme=light')
    expect(schemeOf.exec(first.payload)?.slice(1)).toEqual(['light', 'light'])
    const [cookie = ''] = String(first.headers['set-cookie']).split(';')
    const next = await shop.app.inject({ url: '/fr-fr/checkout/shipping', headers: { cookie } })
    expect(schemeOf.exec(next.payload)?.slice(1)).toEqual(['light', 'light'])
    const other = await shop.app.inject({ url: '/fr-fr/cart?scheme=dark', headers: { cookie } })
    expect(schemeOf.exec(other.payload)?.slice(1)).toEqual(['dark', 'dark'])
  })

  it.each(['/fr-fr/cart', '/fr-fr/cart?scheme=pink', '/fr-fr/cart?scheme=light&scheme=dark'])(
    '%s follows the shopper’s system, as nothing fixed a scheme',
    async url => {
      const { payload, headers } = await shop.app.inject({ url, headers: { cookie: 'till_scheme=%22%3E' } })
      expect(payload).not.toContain('data-scheme')
      expect(payload).toContain('content="light dark"')
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  it('the licences of what is bundled are served beside it', async () => {
    const { statusCode, headers, body } = await shop.app.inject('/licenses.txt')
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/plain; charset=utf-8', 'preact (MIT)'])
  })

  it('T25: widget files are immutable, in UTF-8, and open to modules of any origin', async () => {
    const { statusCode, headers } = await shop.app.inject({ url: WIDGET, headers: { origin: 'https://brand.example' } })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it('T25: the loader is asked for again after minutes', async () => {
    const { headers, payload } = await shop.app.inject('/till.js')
    expect(payload).toBe(SCRIPT)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  it('T25: the loader comes without the disk, and not again where the browser has it', async () => {
    rmSync(join(folder, 'till.js'))
    const { headers, payload } = await shop.app.inject('/till.js')
    expect(payload).toBe(SCRIPT)
    const again = await shop.app.inject({ url: '/till.js', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    expect(again.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=3600')
  })

  it('travel compressed as the build left them', async () => {
    const answer = await shop.app.inject({ url: WIDGET, headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
    expect(String(answer.headers.vary).toLowerCase()).toContain('accept-encoding')
  })

  it('that are not there, or not for the world, are answered with 404 that nobody keeps', async () => {
    for (const url of ['/assets/gone.js', '/assets/../secret.txt', '/assets/%2e%2e/secret.txt', '/secret.txt']) {
      const { statusCode, headers } = await shop.app.inject(url)
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
    }
  })

  it('show the microsite at every screen, its scripts known by a nonce of this answer alone', async () => {
    const [one, two] = await Promise.all(['/fr-fr/checkout/shipping', '/fr-fr/cart'].map(url => shop.app.inject(url)))
    const nonceOf = (policy: unknown) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(String(policy))?.[1]
    const nonce = nonceOf(one?.headers['content-security-policy'])
    expect(one?.statusCode).toBe(200)
    expect(one?.headers['cache-control']).toBe('no-store')
    expect(one?.payload).toContain(`<script nonce="${nonce}" type="module"`)
    expect(one?.payload).toContain(`<link rel="modulepreload" nonce="${nonce}"`)
    expect(nonceOf(two?.headers['content-security-policy'])).not.toBe(nonce)
    const rules = ["media-src 'self' http", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]
    for (const rule of [...rules, "require-trusted-types-for 'script'", 'trusted-types default']) {
      expect(one?.headers['content-security-policy']).toContain(rule)
    }
  })

  it.each([
    ['/fr-fr/cart', 'Votre panier'],
    ['/fr-fr/cart/?from=mail', 'Votre panier'],
    ['/fr-fr', 'Votre panier'],
    ['/fr-fr/privacy', 'Chargement'],
  ])('show at %s in its language what can be seen before any script has come', async (url, text) => {
    const { payload } = await shop.app.inject(url)
    expect(payload).toContain('<html lang="fr-FR" dir="ltr">')
    expect(payload).toContain(`<p>${text}</p>`)
    const preload = /<link rel="modulepreload" nonce="[^"]+" href="\/assets\/cart-1.js">/
    if (text === 'Votre panier') expect(payload).toMatch(preload)
    else expect(payload).not.toMatch(preload)
    expect(payload.includes('"/assets/cart-1.js":"sha256-2"')).toBe(text === 'Votre panier')
  })

  it('show the wallets’ window by the page that is made for it, and by that one nothing which the microsite shows', async () => {
    const scriptOf = async (url: string) =>
      /src="\/assets\/([a-z]+)-1\.js"/.exec((await shop.app.inject(url)).payload)?.[1]
    expect(await scriptOf('/fr-fr/express')).toBe('window')
    expect((await shop.app.inject('/fr-fr/express#wallet=PAYPAL')).payload).toContain('<p>Payer</p>')
    expect(await scriptOf('/fr-fr/order-confirmation')).toBe('checkout')
    expect(await scriptOf('/fr-fr/cart')).toBe('checkout')
    expect(await scriptOf('/fr-fr/nowhere')).toBe('checkout')
  })

  it.each([
    ['/fr-fr/express', 'cross-site', 'unsafe-none'],
    ['/fr-fr/checkout?window', 'same-origin', 'unsafe-none'],
    ['/fr-fr/checkout?window', 'cross-site', 'same-origin-allow-popups'],
    ['/fr-fr/checkout?window', 'none', 'same-origin-allow-popups'],
    ['/fr-fr/checkout', 'same-origin', 'same-origin-allow-popups'],
  ])(
    'T22: %s, asked for by a page of %s, leaves the page that opened its window a hold of it or none: %s',
    async (url, site, policy) => {
      const { headers } = await shop.app.inject({ url, headers: { 'sec-fetch-site': site } })
      expect(headers['cross-origin-opener-policy']).toBe(policy)
    },
  )

  it.each([
    ['/fr-fr/nowhere', 404],
    ['/fr-fr/cart', 200],
    ['/pre/fr-fr/cart', 200],
    ['/pre/fr-fr/elsewhere', 404],
  ])('answer %s with %i, and a page that says so', async (url, status) => {
    const { statusCode, headers, payload } = await shop.app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(payload.includes('content="This page is not available"')).toBe(status === 404)
  })

  it.each([
    ['/fr-FR/cart?lead=x', 308, '/fr-fr/cart?lead=x'],
    ['/FR-fr', 308, '/fr-fr'],
    ['/pre/FR-fr/cart', 308, '/pre/fr-fr/cart'],
    ['/checkout?lead=x', 302, '/en-us/checkout?lead=x'],
    ['/order-confirmation', 302, '/en-us/order-confirmation'],
    ['/express?lead=x', 302, '/en-us/express?lead=x'],
    ['/forgot-password?from=mail', 302, '/en-us/forgot-password?from=mail'],
    ['/help/contact-us', 302, '/en-us/help/contact-us'],
    ['/account/orders', 302, '/en-us/account/orders'],
    ['/pre/account/orders', 302, '/pre/en-us/account/orders'],
    ['/pre', 302, '/pre/en-us'],
    ['/pre?lead=x', 302, '/pre/en-us?lead=x'],
    ['/?lead=x', 302, '/en-us?lead=x'],
  ])('lead %s by %i to %s', async (url, status, address) => {
    const { statusCode, headers } = await shop.app.inject(url)
    expect([statusCode, headers.location]).toEqual([status, address])
  })

  it.each([
    ['http://partner.example/shoes?a=1&b="2"', 'href="http://partner.example/shoes?a=1&amp;b=%222%22"'],
    ["http://partner.example/$&/$'", `href="http://partner.example/$&amp;/$'"`],
    ['javascript:alert(1)', 'href="/"'],
    ['https:// no address', 'href="/"'],
    [undefined, 'href="/"'],
  ])('say what their scripts need, with the way back to %s', async (referer, link) => {
    const { payload } = await shop.app.inject({ url: '/fr-fr/cart', headers: referer ? { referer } : {} })
    expect(payload).toContain(`<p>Il faut JavaScript.</p><a ${link}>Revenir</a>`)
  })

  it.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', '/fr-fr'],
    ['ja', '/ja-jp'],
    ['xx', '/en-us'],
    ['', '/en-us'],
  ])('lead a visitor who reads "%s" to %s', async (languages, address) => {
    const { statusCode, headers } = await shop.app.inject({ url: '/', headers: { 'accept-language': languages } })
    expect([statusCode, headers.location]).toEqual([302, address])
  })

  it('draw a product’s picture by its name, and nothing by any other', async () => {
    const { statusCode, headers, payload } = await shop.app.inject('/media/road-cobalt.svg')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(payload).toContain('<svg')
    expect((await shop.app.inject('/media/nothing.svg')).statusCode).toBe(404)
    expect((await shop.app.inject('/media/..%2Fserver.svg')).statusCode).toBe(404)
  })
})
