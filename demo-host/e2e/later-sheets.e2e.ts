import { expect, test } from '@playwright/test'
import { shop } from './places'

test('T27: a sheet of a later screen that was changed on the way is not applied, and the page says so', async ({
  page,
}) => {
  let isTampered = true
  await page.route(/\/assets\/form-page-[^/]+\.css$/, async route => {
    if (!isTampered) return route.continue()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()}body{display:none}` })
  })
  await page.goto(`${shop}/en-us/cart`)
  await page.locator('a[href*="sign-in"]').first().click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()

  isTampered = false
  await page.goto(`${shop}/en-us/cart`)
  await page.locator('a[href*="sign-in"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('a later screen is not shown before its own sheet applies, and its sheet keeps its place among the others', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\/assets\/form-page-[^/]+\.css$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(`${shop}/en-us/cart`)
  const asked = page.waitForRequest(/\/assets\/form-page-[^/]+\.css$/)
  await page.locator('a[href*="sign-in"]').first().click()
  await asked
  const formPage = page.locator('.form-page')
  await expect(formPage).toHaveCount(0)
  release()
  await expect(formPage).toHaveCSS('max-inline-size', '100%')
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll(links => links.map(link => (link as HTMLLinkElement).href))
  const nameOf = (href: string) => /assets\/(.+)-\w+\.css$/.exec(href)?.[1]
  expect(sheets.map(nameOf).filter(name => ['checkout', 'cart', 'form-page'].includes(name ?? ''))).toEqual([
    'checkout',
    'cart',
    'form-page',
  ])
})
