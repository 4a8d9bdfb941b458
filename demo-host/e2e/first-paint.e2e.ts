import { constants, brotliCompressSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { shop } from './places'

const screens = [
  { path: 'de-de/checkout', lang: 'de-DE', dir: 'ltr', says: 'Kontakt' },
  { path: 'ar-ae/checkout', lang: 'ar-AE', dir: 'rtl', says: 'بيانات التواصل' },
  { path: 'en-us/cart', lang: 'en-US', dir: 'ltr', says: 'Continue shopping' },
]

for (const { path, lang, dir, says } of screens) {
  test(`${path} says what it is before any of its scripts has come, and breaks no rule of its policy (T23)`, async ({
    page,
  }) => {
    const refusals: string[] = []
    page.on('console', message => void (/policy|integrity/i.test(message.text()) && refusals.push(message.text())))
    const bring = await holdScripts(page)
    await page.goto(`${shop}/${path}`, { waitUntil: 'commit' })
    await expect(page.getByText(says, { exact: true }).filter({ visible: true })).toBeVisible()
    // Whoever left for another screen now would leave the code behind that brings their bag.
    await expect(page.locator('a[href*="sign-in"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)

    bring()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('a[href*="sign-in"]')).toBeVisible()
    expect(refusals).toEqual([])
  })
}

test('a page’s HTML weighs at most 6 kB, in each language', async ({ request }) => {
  for (const locale of ['en-us', 'en-gb', 'en-ca', 'fr-fr', 'de-de', 'ja-jp', 'ar-ae']) {
    const html = await (await request.get(`${shop}/${locale}/checkout`)).body()
    const weight = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    expect(weight, locale).toBeLessThanOrEqual(6_000)
  }
})

test('the licences of what the shop bundles are served beside its scripts', async ({ request }) => {
  const text = await (await request.get(`${shop}/licenses.txt`)).text()
  for (const name of ['effector', 'effector-react', 'preact', 'react', 'superstruct', '@lit/reactive-element'])
    expect(text).toContain(`\n${name} `)
})

const heads = [
  { path: 'de-de/sign-in', says: 'E-Mail' },
  { path: 'fr-fr/order', says: 'Numéro de commande' },
  { path: 'ar-ae/help/contact-us', says: 'تواصل معنا' },
  { path: 'en-us/favorites', says: 'Continue shopping' },
  { path: 'en-us/order-confirmation', says: 'Need help?' },
]

for (const { path, says } of heads) {
  test(`${path} has its head and its words before any of its scripts has come, and keeps them in their place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    const bring = await holdScripts(page)
    await page.goto(`${shop}/${path}`, { waitUntil: 'commit' })
    const wordmark = page.locator('.cohead .wordmark')
    // An empty list says the same again below, once its answer is there.
    const words = page.getByText(says, { exact: true }).filter({ visible: true }).first()
    await expect(words).toBeVisible()
    // A browser shows nothing before these, but lays out what it is asked about.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')].every(link => link.sheet),
    )
    await page.evaluate(() => document.fonts.ready)
    const before = await boxesOf(wordmark, words)
    const first = await page.locator('#till > *').elementHandle()

    bring()
    await page.waitForFunction(element => !element?.isConnected, first)
    await expect(async () => expect(await boxesOf(wordmark, words)).toEqual(before)).toPass()
  })
}

/** Has the page wait for its scripts until they are brought. */
async function holdScripts(page: Page): Promise<() => void> {
  let bring = () => {}
  const brought = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await brought
    await route.continue()
  })
  return () => bring()
}
