import { expect, test } from '@playwright/test'
import { shop } from './places'

test('the foot leads to the same screen in another language, in preview too', async ({ page }) => {
  for (const before of ['', '/pre']) {
    await page.goto(`${shop}${before}/en-us/order?from=mail`)
    await page.getByRole('contentinfo').getByLabel('Language').selectOption('de-DE')
    await expect(page).toHaveURL(`${shop}${before}/de-de/order?from=mail`)
    await expect(page.getByRole('contentinfo').getByLabel('Sprache')).toHaveValue('de-DE')
  }
})

for (const [link, heading] of [
  ['Impressum', /Impressum/],
  ['Widerrufsrecht', /Widerruf/],
] as const) {
  test(`the foot leads in German to what the law asks for: ${link}`, async ({ page }) => {
    await page.goto(`${shop}/de-de/cart`)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('M1: an address without a language leads to the visitor’s, and a locale that there is not is an error page', async ({
  page,
}) => {
  const answer = await page.goto(`${shop}/help/contact-us`)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(`${shop}/en-us/help/contact-us`)
  const unknown = await page.request.get(`${shop}/xx-xx/cart`)
  expect([unknown.status(), (await unknown.text()).includes('content="This page is not available"')]).toEqual([
    404,
    true,
  ])
})
