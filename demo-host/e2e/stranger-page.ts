import { expect, type Page } from '@playwright/test'
import { host, shop } from './places'
import { chooseSize, expectBag } from './shopper'

/** The one script tag; `how` is `async`, `defer` or nothing. */
export function scriptTag({
  how = 'async',
  key = 'pk_demo',
  locale = 'en-US',
}: {
  how?: 'async' | 'defer' | ''
  key?: string
  locale?: string
} = {}): string {
  return `<script ${how} src="${shop}/till.js" data-key="${key}" data-locale="${locale}"></script>`
}

interface Serving {
  /** Where it is served. */
  address?: string
  contentType?: string
  headers?: Record<string, string>
}

/** Serves a page that a stranger wrote, on an origin that the access key knows, and goes there. */
export async function visit(
  page: Page,
  markup: string | Buffer,
  { address = `${host}/of-a-stranger`, contentType = 'text/html; charset=utf-8', headers = {} }: Serving = {},
): Promise<void> {
  // A page that came from no server may else not ask for anything on this machine; one that is no secure context never may.
  const { hostname, origin } = new URL(address)
  if (/^(localhost|127\.0\.0\.1)$/.test(hostname))
    await page.context().grantPermissions(['local-network-access'], { origin })
  await page.route(address, route => route.fulfill({ contentType, headers, body: markup }))
  await page.goto(address)
}

/** A page with both widgets and nothing else, whose own styles are `css`. */
export function barePage(css = '', more = ''): string {
  return `<!doctype html>
<html lang="en">
<head><title>A page</title><style>html,body{margin:0;padding:0;background:#fff}${css}</style>${scriptTag()}</head>
<body><till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>${more}</body>
</html>`
}

/** Waits until the closed bag's view has taken its shell's place. */
export async function isRunning(page: Page): Promise<void> {
  await expect(page.locator('till-mini-cart [data-touch=open][aria-expanded]')).toBeVisible()
}

/** Everything on a page that a browser hears through `addEventListener` on these four, by count. */
export async function listenersOf(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page)
  const counts: Record<string, number> = {}
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    for (const { type } of listeners) {
      const name = `${expression} ${type}`
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  await session.detach()
  return counts
}

/** Puts one shoe into the bag by the page's quick shop; the bag opens. */
export async function addByQuickShop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await chooseSize(page, '9.5')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expectBag(page, 1)
}
