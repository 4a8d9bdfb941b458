import { type BrowserContext, expect, type Frame, test } from '@playwright/test'
import { host, stranger } from './places'
import { scriptTag } from './stranger-page'
import { strictPolicy, withNonce } from './wallet-pages'

const widgets = ['mini-cart', 'quick-shop', 'favorite', 'sign-in', 'wallet-buttons'] as const

const pageOf = (
  key: string,
) => `<!doctype html><html lang="en"><head><title>A page</title>${scriptTag({ key })}</head><body>
<till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop>
<till-favorite product="TQ4407AB12"></till-favorite><till-sign-in></till-sign-in>
<till-wallet-buttons></till-wallet-buttons></body></html>`

/** Where a page's widgets stand: the page itself, or a frame in another one. */
type Place = { readonly headers?: Record<string, string>; readonly frame?: string; readonly isElsewhere?: true }

const places = {
  'a plain page': {},
  'a strict policy with Trusted Types': { headers: { 'content-security-policy': strictPolicy } },
  'a page with its own windows alone': { headers: { 'cross-origin-opener-policy': 'same-origin' } },
  'a sandboxed frame': { frame: 'sandbox="allow-scripts allow-same-origin"' },
  'a frame of another site': { frame: '', isElsewhere: true },
} as const satisfies Record<string, Place>

type Standing = 'works' | 'window' | 'line'

/** How the wallets stand in each place: on this page, by the shop's window, or a line of the console says what is missing. */
const wallets: Record<'pk_demo' | 'pk_partner', Record<keyof typeof places, Standing>> = {
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

async function open(context: BrowserContext, key: 'pk_demo' | 'pk_partner', place: Place) {
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

/** Whether something of a widget is seen. */
const isSeen = (frame: Frame, name: string) =>
  frame
    .locator(`till-${name}`)
    .first()
    .evaluate(element => {
      const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
      const lent = [...element.querySelectorAll('*')].flatMap(child => [
        ...(child.shadowRoot?.querySelectorAll('button') ?? []),
      ])
      return [...buttons, ...lent].some(button => button.getBoundingClientRect().height > 0)
    })

async function standingOf(frame: Frame, lines: readonly string[]): Promise<Standing | null> {
  const byWindow = await frame
    .locator('till-wallet-buttons')
    .getByRole('button', { name: /window/ })
    .count()
  if (byWindow) return 'window'
  if (await isSeen(frame, 'wallet-buttons')) return 'works'
  return lines.some(line => /wallet|PayPal/.test(line)) ? 'line' : null
}

/** A browser that keeps nothing for a page. */
const keepNothing = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Nothing is kept', 'SecurityError')
      },
    })
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })
}

for (const [who, key, hasStorage] of [
  ['the shop’s own key', 'pk_demo', true],
  ['a stranger’s key', 'pk_partner', true],
  ['a stranger’s key in a browser that keeps nothing', 'pk_partner', false],
] as const) {
  test(`I18: with ${who} no widget is silently empty, on any kind of page`, async ({ context }) => {
    for (const origin of [host, stranger]) await context.grantPermissions(['local-network-access'], { origin })
    if (!hasStorage) await context.addInitScript(keepNothing)
    for (const [name, place] of Object.entries(places) as [keyof typeof places, Place][]) {
      await test.step(name, async () => {
        const { page, frame, lines } = await open(context, key, place)
        for (const widget of widgets.filter(one => one !== 'wallet-buttons'))
          await expect.poll(() => isSeen(frame, widget), `${widget} on ${name}`).toBe(true)
        await expect.poll(() => standingOf(frame, lines), `wallets on ${name}`).toBe(wallets[key][name])
        await page.close()
      })
    }
  })
}

test('I14: a frame that may neither open windows nor leave its page says so in one line when a wallet is pressed', async ({
  context,
}) => {
  for (const origin of [host, stranger]) await context.grantPermissions(['local-network-access'], { origin })
  const { page, frame, lines } = await open(context, 'pk_partner', places['a sandboxed frame'])
  await frame.getByRole('button', { name: 'Quick shop' }).click()
  const size = frame
    .getByRole('dialog')
    .getByRole('radio', { name: /^\d+(\.5)?$/ })
    .first()
  await size.locator('xpath=..').click()
  // They come when they are near.
  await frame.locator('till-quick-shop till-wallet-buttons').scrollIntoViewIfNeeded()
  await frame
    .locator('till-quick-shop')
    .getByRole('button', { name: /PayPal/ })
    .click()
  await expect.poll(() => lines.filter(line => /allow-popups/.test(line)).length).toBe(1)
  await expect(page).toHaveURL(`${host}/around`)
})
