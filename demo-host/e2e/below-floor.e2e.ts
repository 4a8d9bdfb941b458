import { type Browser, expect, type Page, test } from '@playwright/test'
import { canRunOldChromium } from '../test/old-chromium.mjs'
import { pageIn, press, seen, startOld } from './old-engines'
import { host, shop, stranger } from './places'
import { barePage, visit } from './stranger-page'

const own = `${shop}/en-us/cart`
const controls = `<till-favorite product="TQ4407AB12">A heart</till-favorite>
<button data-till-open="mini-cart">Your bag</button>
<button data-till-add="TQ4407AB12">Take one</button>
<a href="/strangers/blank?meridian" data-till-open="quick-shop" data-till-product="TQ4407AB12">Meridian 2</a>`

/** Presses each control of a page, and sees where it leads. */
async function pressEach(
  page: Page,
  fresh: () => Promise<void>,
  places: Record<string, string | RegExp>,
): Promise<void> {
  for (const [name, place] of Object.entries(places)) {
    await fresh()
    await press(page, page.getByText(name, { exact: true }))
    await expect.poll(() => page.url(), name).toMatch(place)
  }
}

test('where the first file of ours cannot be had nothing is thrown, and each control leads to the shop’s own pages', async ({
  page,
}) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  await page.route(/\/assets\/index-\w+\.js/, route => route.abort())
  const fresh = () => visit(page, barePage('', controls))
  await pressEach(page, fresh, { 'Your bag': own, 'Take one': own, 'Meridian 2': /\?meridian$/ })
  await fresh()
  await expect(page.getByText('A heart')).toBeVisible()
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(page).toHaveURL(own)
  expect(thrown).toEqual([])
})

test('a bag whose view cannot be had leads to the shop’s own cart', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  await page.route(/\/assets\/(mini-cart|quick-shop)-\w+\.js/, route => route.abort())
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(page).toHaveURL(own)
  expect(thrown).toEqual([])
})

test('the microsite says in the reader’s language what it needs where its scripts are off, with a way back and whom to ask', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${shop}/fr-fr/checkout`, { referer: `${host}/strangers/blank` })
  await expect(page.getByText(/il faut JavaScript et Chrome 111, Edge 111, Firefox 113, Safari 16.4/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Revenir en arrière' })).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\//,
  )
  await expect(page.getByRole('link', { name: /Écrivez-nous/ })).toHaveAttribute('href', /^mailto:/)
  await context.close()
})

test('the microsite says what it needs where its first script is lost', async ({ page }) => {
  await page.route(/\/assets\/checkout-[\w-]+\.js/, route => route.abort())
  await page.goto(`${shop}/en-us/checkout`)
  await expect(page.getByText(/^To shop and pay here you need JavaScript/)).toBeVisible({ timeout: 20_000 })
})

if (canRunOldChromium) {
  test.describe('in a browser below the floor', () => {
    let old: Browser

    // In a single process the last page takes the browser along when it closes: each test has a browser of its own.
    test.beforeEach(async () => {
      test.setTimeout(300_000)
      old = await startOld(92)
    })

    test.afterEach(() => old.close())

    for (const [party, site] of [
      ['first', host],
      ['third', stranger],
    ] as const) {
      test(`a ${party}-party page keeps what it shows, nothing is thrown or said, and each control leads somewhere`, async () => {
        const { page, wrong } = await pageIn(old, {})
        const asked: string[] = []
        page.on('request', request => asked.push(new URL(request.url()).pathname))
        const fresh = async () => {
          await page.goto(`${site}/strangers/blank`)
          await page.evaluate(more => document.body.insertAdjacentHTML('beforeend', more), controls)
          await seen(page.getByText('A heart'))
        }
        await fresh()
        expect(asked.filter(path => path.startsWith('/assets/'))).toEqual([])
        await pressEach(page, fresh, { 'Your bag': own, 'Take one': own, 'Meridian 2': /\?meridian$/ })
        const refused = await page.evaluate(() =>
          (window.till as unknown as { cart: { get(): Promise<unknown> } }).cart
            .get()
            .catch((error: { code: string }) => error.code),
        )
        expect(refused).toBe('browser')
        expect(wrong).toEqual([])
      })
    }

    test('the microsite says in the reader’s language what it needs, and offers the way back and its contact', async () => {
      const { page, wrong } = await pageIn(old, {})
      await page.goto(`${stranger}/strangers/blank`)
      await page.evaluate(address => location.assign(address), `${shop}/de-de/checkout`)
      await seen(page.getByText(/brauchen Sie hier JavaScript und Chrome 111/))
      await seen(page.locator('a', { hasText: 'Schreiben Sie uns' }))
      await press(page, page.locator('a', { hasText: 'Zurück' }))
      await expect.poll(() => new URL(page.url()).origin).toBe(stranger)
      expect(wrong).toEqual([])
    })
  })
}
