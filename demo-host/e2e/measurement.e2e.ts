import { expect, type Page, test } from '@playwright/test'
import { isCall } from './faults'
import { host, shop } from './places'
import { drawer } from './shopper'

/** Looks at another tab for a moment; a browser under test calls all its tabs visible, so the tab is told. */
async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
  })
}

const measuring = (page: Page) => page.waitForResponse(/\/assets\/(data-layer|measuring)-/)

/** Looks away, again where there was nothing to tell yet, until the page has told. */
async function lookAwayUntil(page: Page, isTold: () => boolean): Promise<void> {
  await expect(async () => {
    if (!isTold()) await lookAway(page)
    await expect.poll(isTold, { timeout: 2000 }).toBe(true)
  }).toPass()
}

test('M3: under consent the widgets and the microsite report how fast their pages were, and nothing before', async ({
  page,
}) => {
  const told: { page: string; measures: { name: string }[] }[] = []
  page.on('request', request => isCall(request, 'reportPerformance') && told.push(request.postDataJSON()))
  await page.addInitScript(() => {
    Object.assign(window, { till: [['configure', { sampling: 1 }]] })
  })
  await page.goto(`${host}/en-us`)
  await page.evaluate(() =>
    (window as unknown as { till: { open(name: string): Promise<void> } }).till.open('mini-cart'),
  )
  await expect(drawer(page)).toBeVisible()
  await lookAway(page)
  expect(told).toEqual([])

  const loaded = measuring(page)
  await page.evaluate(() =>
    (window as unknown as { till: { consent(given: object): void } }).till.consent({ performance: true }),
  )
  await loaded
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // Each measure once, whether they were ready together or one after the other.
  const names = () => told.flatMap(({ measures }) => measures.map(({ name }) => name))
  await lookAwayUntil(page, () => names().includes('TTFB') && names().includes('FCP'))
  expect(names().filter(name => /TTFB|FCP/.test(name))).toHaveLength(2)
  expect(told.every(({ page }) => page === 'home')).toBe(true)

  await page.route(`${shop}/en-us/cart`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-key=', 'data-sampling="1" data-key=')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${shop}/en-us/cart`)
  const later = measuring(page)
  await page.evaluate(() => document.getElementById('till')?.setAttribute('data-consent', 'performance'))
  await later
  // The page before it may tell once more as it goes.
  const fromCart = () => told.filter(({ page }) => page === 'cart')
  await lookAwayUntil(page, () => fromCart().length > 0)
  expect(fromCart()).toHaveLength(1)
})
