import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { locales as everyLocale } from '../../core/shapes/languages'
import { signInAs } from './account'
import { violationsOn } from './axe'
import { arrive } from './filled-cart'
import { host, shop, stranger } from './places'
import { chooseSize, drawer, expectConfirmation, fillCard, fillShipping, listOf, moreOf, placeOrder } from './shopper'

// Every page of ours in every language, width and scheme. `npm test` looks at each page once, each time in another look;
// `npm run axe` looks at all of it.

const isWhole = process.env.TILL_AXE === 'all'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const locales = ['en-us', 'ar-ae', 'de-de', 'fr-fr', 'ja-jp', 'en-gb', 'en-ca']
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const

let turn = 0

/** Looks at a page as it stands, in all looks or in the next one, and takes down what axe finds. */
async function look(page: Page, name: string, found: string[]): Promise<void> {
  const before = page.viewportSize()
  for (const { width, colorScheme } of isWhole ? looks : looks.slice(turn % looks.length).slice(0, 1)) {
    await page.setViewportSize({ width, height: 860 })
    await page.emulateMedia({ colorScheme })
    for (const { id, nodes } of await violationsOn(page, { runOnly: tags })) {
      const where = nodes.slice(0, 3).map(({ target }) => target.join(' '))
      found.push(`${name}, ${width} px, ${colorScheme}: ${id} at ${where.join(' | ')}`)
    }
  }
  turn += 1
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** The languages of a page: all of them, or the next one. */
const languages = () => (isWhole ? locales : locales.slice(turn % locales.length).slice(0, 1))

async function walk(page: Page, paths: readonly string[], found: string[]): Promise<void> {
  for (const path of paths) {
    for (const locale of languages()) {
      await page.goto(`${shop}/${locale}${path}`)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.locator('main [aria-busy]')).toHaveCount(0)
      await look(page, `/${locale}${path}`, found)
    }
  }
}

/** The microsite's screens, each in the walk that reaches it. */
const walks = {
  open: [
    ['', '/cart', '/checkout', '/checkout/shipping', '/favorites', '/order', '/nowhere'],
    [
      '/sign-in',
      '/sign-up',
      '/newsletter',
      '/event',
      '/forgot-password',
      '/reset-password',
      '/confirm-email',
      '/confirm-newsletter',
      '/sign-in-window',
      '/express',
    ],
    ['/enrolment', '/associate-login', '/account-erased'],
    ['/sale-terms', '/privacy', '/help/contact-us', '/help/returns/how-to-return', '/imprint', '/withdrawal'],
    ['/search', '/preview', '/preview-frame'],
    ['/compare', '/size-chart/footwear', '/size-chart/apparel'],
    ['/store-locator', '/location-selector', '/basecamp', '/gift-card', '/promotions', '/westend'],
    ['/loyalty', '/loyalty-terms', '/brand-terms', '/sms-terms', '/associate-discount-terms'],
  ],
  account: [
    ['/account', '/account/orders', '/account/order', '/account/addresses', '/account/payment'],
    ['/account/loyalty', '/account/notify-me', '/account/subscriptions', '/account/profile', '/account/warranty'],
    ['/account/password', '/account/passkeys', '/account/data'],
  ],
  checkout: ['/checkout/billing', '/checkout/summary', '/order-confirmation'],
} as const

test.beforeEach(() => {
  test.setTimeout(isWhole ? 900_000 : 120_000)
})

test('X1: every screen of the microsite is on a walk with axe, in every locale', () => {
  const routes = ['routes.ts', 'window/routes.ts'].map(file =>
    readFileSync(join(import.meta.dirname, '../../checkout-site', file), 'utf8'),
  )
  const screens = [...routes.join().matchAll(/path: '([^']*)'/g)].map(([, path]) => path)
  const walked = Object.values(walks).flat(2)
  expect(screens.filter(path => !walked.some(one => one === path))).toEqual([])
  expect(walked.filter(path => !screens.includes(path))).toEqual(['/nowhere'])
  expect([...locales].sort()).toEqual(everyLocale.map(locale => locale.toLowerCase()).sort())
})

for (const paths of walks.open) {
  test(`X1: axe with best practice finds nothing without a bag: ${paths.join(' ')}`, async ({ page }) => {
    const found: string[] = []
    await walk(page, paths, found)
    expect(found).toEqual([])
  })
}

/** Signs in, buys, and gives the order's number. */
async function orderOf(page: Page): Promise<string> {
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, 'shopper')
  await expect(page).toHaveURL(`${shop}/en-us/checkout/summary`)
  await placeOrder(page)
  return (await expectConfirmation(page)).replace(/\D/g, '')
}

for (const paths of walks.account) {
  test(`X1: axe with best practice finds nothing in the account: ${paths.join(' ')}`, async ({ page }) => {
    const found: string[] = []
    const needsOrder = paths.some(path => path === '/account/order')
    const number = needsOrder ? await orderOf(page) : ''
    if (!needsOrder) {
      await page.goto(`${shop}/en-us/account`)
      await signInAs(page, 'shopper')
      await expect(page).toHaveURL(`${shop}/en-us/account`)
    }
    await walk(
      page,
      paths.map(path => (path === '/account/order' ? `${path}?number=${number}` : path)),
      found,
    )
    expect(found).toEqual([])
  })
}

test('X1: axe with best practice finds nothing on the way through checkout', async ({ page }) => {
  const found: string[] = []
  await arrive(page, { productIds: ['TQ4407AB12', 'TQ4407AB15'] })
  await walk(page, ['/cart', '/checkout/shipping'], found)
  await page.goto(`${shop}/en-us/checkout/shipping`)
  await fillShipping(page)
  await walk(page, ['/checkout/billing'], found)
  await page.goto(`${shop}/en-us/checkout/billing`)
  await fillCard(page)
  await walk(page, ['/checkout/summary'], found)
  await page.goto(`${shop}/en-us/checkout/summary`)
  await placeOrder(page)
  await expectConfirmation(page)
  await walk(page, ['/order-confirmation'], found)
  expect(found).toEqual([])
})

const pages = [
  '/en-us',
  '/en-us/search?q=shoe',
  '/en-us/search?q=gift',
  '/en-us/p/meridian-2-TQ4407AB12',
  '/en-us/p/gift-card-TQ4407AB15',
  '/en-us/nowhere',
  '/slow-miles/meridian-2',
  '/harbour-striders',
  '/harbour-striders/shoe-of-the-month',
]

test('X1: axe with best practice finds nothing on the demo’s host pages', async ({ page }) => {
  const found: string[] = []
  for (const path of pages) {
    await page.goto((path.startsWith('/en-us') ? host : stranger) + path)
    await expect(page.locator('till-mini-cart').getByRole('button', { name: /^Bag/ })).toBeVisible()
    await look(page, path, found)
  }
  expect(found).toEqual([])
})

test('X1: axe with best practice finds nothing with a widget open', async ({ page }) => {
  const found: string[] = []
  await page.goto(`${host}/en-us/p/meridian-2-TQ4407AB12`)
  await page.getByRole('button', { name: /^Bag/ }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await look(page, 'an empty bag', found)
  await page.keyboard.press('Escape')
  await page.goto(`${host}/en-us`)
  await page.locator('main [data-till-product=TQ4407AB12]').first().click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: /^\d/ }).first()).toBeAttached()
  await look(page, 'a quick shop', found)
  await chooseSize(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expect(drawer(page)).toBeVisible()
  await moreOf(drawer(page)).click()
  await expect(drawer(page).getByRole('button', { name: /^Add gift option/ })).toBeVisible()
  await look(page, 'a bag', found)
  await drawer(page)
    .getByRole('button', { name: /^Add gift option/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Gift option' })).toBeVisible()
  await look(page, 'the gift dialog', found)
  await page.goto(`${host}/en-us/c/gift-cards-4000`)
  await listOf(page).getByRole('button', { name: 'Quick shop: Gift card', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached()
  await look(page, 'a gift card', found)
  expect(found).toEqual([])
})
