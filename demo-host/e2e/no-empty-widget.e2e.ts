import { type BrowserContext, expect, type Frame, test } from '@playwright/test'
import { inBrowserWithoutCookies } from './browser-settings'
import { host, shop, stranger } from './places'
import { presses } from './presses'
import { scriptTag } from './stranger-page'
import { strictPolicy, withNonce } from './wallet-pages'

const pageOf = (
  key: string,
) => `<!doctype html><html lang="en"><head><title>A page</title>${scriptTag({ key })}</head><body>
<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>
<till-favorite product="TQ4407AB12"></till-favorite><till-sign-in></till-sign-in>
<till-wallet-buttons></till-wallet-buttons><till-toasts></till-toasts>
<till-search></till-search><till-recommendations></till-recommendations><till-product-grid></till-product-grid>
<till-content fragment="northlane-home"></till-content><till-reviews product="TQ4407AB12"></till-reviews>
<till-questions product="TQ4407AB12"></till-questions><till-menu site="northlane" bar-from="1"></till-menu>
<till-footer site="northlane"></till-footer><till-event event="harbour-weekend"></till-event>
<till-product product="TQ4407AB12"></till-product></body></html>`

/** Where a page's widgets stand: the page itself, or a frame in another one. */
type Place = { readonly headers?: Record<string, string>; readonly frame?: string; readonly isElsewhere?: true }

const places = {
  'a plain page': {},
  'a strict policy with Trusted Types': { headers: { 'content-security-policy': strictPolicy } },
  'a page with its own windows alone': { headers: { 'cross-origin-opener-policy': 'same-origin' } },
  'a sandboxed frame': { frame: 'sandbox="allow-scripts allow-same-origin"' },
  'a frame of another site': { frame: '', isElsewhere: true },
} as const satisfies Record<string, Place>

type Key = 'pk_demo' | 'pk_partner'

type Standing = 'works' | 'window' | 'line'

/** How the wallets are in each place: on this page, by the shop's window, or a line of the console says what is missing. */
const wallets: Record<Key, Record<keyof typeof places, Standing>> = {
  pk_demo: {
    'a plain page': 'works',
    'a strict policy with Trusted Types': 'line',
    'a page with its own windows alone': 'works',
    'a sandboxed frame': 'works',
    'a frame of another site': 'works',
  },
  pk_partner: {
    'a plain page': 'window',
    'a strict policy with Trusted Types': 'window',
    'a page with its own windows alone': 'window',
    'a sandboxed frame': 'window',
    'a frame of another site': 'window',
  },
}

async function open(context: BrowserContext, key: Key, place: Place) {
  const page = await context.newPage()
  const lines: string[] = []
  page.on('console', message => message.text().startsWith('[till]') && lines.push(message.text()))
  const own = key === 'pk_demo' ? host : stranger
  const inner = `${own}/walked`
  const markup = place.headers?.['content-security-policy'] ? withNonce(pageOf(key)) : pageOf(key)
  const contentType = 'text/html; charset=utf-8'
  await page.route(inner, route => route.fulfill({ contentType, body: markup, headers: place.headers ?? {} }))
  if (place.frame === undefined) {
    await page.goto(inner)
    return { page, frame: page.mainFrame(), lines }
  }
  const around = `${place.isElsewhere && own === host ? stranger : host}/around`
  const body = `<!doctype html><title>Around</title><iframe ${place.frame} src="${inner}" width="600" height="600"></iframe>`
  await page.route(around, route => route.fulfill({ contentType, body }))
  await page.goto(around)
  const frame = page.frame({ url: inner })
  if (!frame) throw new Error('There is no frame')
  return { page, frame, lines }
}

const pressWallet: Record<Standing, (frame: Frame, lines: readonly string[]) => Promise<void>> = {
  async window(frame) {
    const wallets = frame.locator('till-wallet-buttons').last()
    await wallets.getByRole('button', { name: /PayPal, in the shop’s window/ }).click()
    await expect(wallets.getByText('Your bag is empty.')).toBeVisible()
  },
  async works(frame) {
    await expect(frame.getByRole('button', { name: 'PayPal' })).toBeVisible()
  },
  async line(_frame, lines) {
    await expect.poll(() => lines.filter(line => /default Trusted Types policy/.test(line)).length).toBe(1)
  },
}

/** Presses everything on a page of this kind. */
async function walk(context: BrowserContext, key: Key, name: keyof typeof places): Promise<void> {
  for (const origin of [host, stranger]) await context.grantPermissions(['local-network-access'], { origin })
  const { page, frame, lines } = await open(context, key, places[name])
  await pressWallet[wallets[key][name]](frame, lines)
  for (const [widget, press] of Object.entries(presses)) await test.step(`${widget} on ${name}`, () => press(frame))
  await page.close()
}

const kinds = Object.keys(places) as (keyof typeof places)[]

for (const [who, key] of [
  ['the shop’s own key', 'pk_demo'],
  ['a stranger’s key', 'pk_partner'],
] as const) {
  test(`I18: with ${who} each widget answers a press, or a line says what is missing, on any kind of page`, async ({
    browser,
  }) => {
    test.slow()
    for (const kind of kinds) {
      const context = await browser.newContext()
      await walk(context, key, kind)
      await context.close()
    }
  })

  test(`I18: with ${who} each widget answers a press in a browser whose cookies are all blocked, on any kind of page`, async ({
    browserName,
  }) => {
    test.slow()
    await inBrowserWithoutCookies(browserName, async context => {
      for (const kind of kinds) await walk(context, key, kind)
    })
  })
}

test('I14: a frame that may neither open windows nor leave its page says so in one line when a wallet is pressed', async ({
  context,
}) => {
  for (const origin of [host, stranger]) await context.grantPermissions(['local-network-access'], { origin })
  const { page, frame, lines } = await open(context, 'pk_partner', places['a sandboxed frame'])
  await pressPayPal(frame)
  await expect.poll(() => lines.filter(line => /allow-popups/.test(line)).length).toBe(1)
  await expect(page).toHaveURL(`${host}/around`)
})

const sandboxed = (more: string) => ({ frame: `sandbox="allow-scripts allow-same-origin ${more}"` })

/** Presses PayPal in the quick shop of a framed page of another site. */
async function pressPayPal(frame: Frame): Promise<void> {
  await frame.getByRole('button', { name: 'Quick shop', exact: true }).click()
  const sizes = frame.getByRole('dialog').getByRole('radio', { name: /^\d+(\.5)?$/ })
  await sizes.first().locator('xpath=..').click()
  // They come when they are near.
  await frame.locator('till-quick-shop till-wallet-buttons').scrollIntoViewIfNeeded()
  await frame
    .locator('till-quick-shop')
    .getByRole('button', { name: /PayPal/ })
    .click()
}

async function openSandboxed(context: BrowserContext, more: string) {
  for (const origin of [host, stranger]) await context.grantPermissions(['local-network-access'], { origin })
  return open(context, 'pk_partner', sandboxed(more))
}

test('I18: a frame that may navigate its page leads the whole window to the shop', async ({ context, browserName }) => {
  const { page, frame, lines } = await openSandboxed(context, 'allow-top-navigation-by-user-activation')
  await pressPayPal(frame)
  // Firefox uses up the press for the window that it refuses; the next one navigates.
  if (browserName === 'firefox') {
    await expect.poll(() => lines.filter(line => /allow-popups/.test(line)).length).toBe(1)
    await frame
      .locator('till-quick-shop')
      .getByRole('button', { name: /PayPal/ })
      .click()
  }
  await expect(page).toHaveURL(`${shop}/en-us/express`)
  await expect(page.getByText('Meridian 2')).toBeVisible()
})

test('I18: a frame that may open windows without its sandbox pays in the shop’s window', async ({ context }) => {
  const { page, frame } = await openSandboxed(context, 'allow-popups allow-popups-to-escape-sandbox')
  const opening = page.waitForEvent('popup')
  await pressPayPal(frame)
  const window = await opening
  await expect(window.getByText('Meridian 2')).toBeVisible()
  await expect(window.getByRole('button', { name: 'PayPal' })).toBeVisible()
})
