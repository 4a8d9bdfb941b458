import { expect, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { shop } from './places'

test('the foot leads to the same screen in another language, in preview too', async ({ page }) => {
  for (const before of ['', '/pre']) {
    await page.goto(`${shop}${before}/en-us/order?from=mail`)
    await page.getByRole('contentinfo').getByLabel('Language').selectOption('de-DE')
    await expect(page).toHaveURL(`${shop}${before}/de-de/order?from=mail`)
    await expect(page.getByRole('contentinfo').getByLabel('Sprache')).toHaveValue('de-DE')
  }
})

test('J14: the foot leads to all countries and languages, and these to the same screen', async ({ page }) => {
  await page.goto(`${shop}/en-us/order?from=mail`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Region' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Deutschland' }).click()
  await expect(page).toHaveURL(`${shop}/de-de/order?from=mail`)
})

for (const path of ['/forgot-password', '/order', '/checkout/shipping', '/order-confirmation']) {
  test(`the foot is in line with the head, and in the window, where nothing is beside what is asked: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${shop}/en-us${path}`)
    const foot = page.getByRole('contentinfo')
    await expect(async () => {
      const [head, first, whole] = await boxesOf(page.getByRole('banner'), foot.getByRole('list'), foot)
      expect(Math.abs(head.x - first.x)).toBeLessThanOrEqual(1)
      expect(whole.y + whole.height).toBeLessThanOrEqual(900)
    }).toPass()
  })
}

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

test('M1: an address without a language leads to the visitor’s, and a locale that there is not to the nearest', async ({
  page,
}) => {
  const answer = await page.goto(`${shop}/help/contact-us`)
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(`${shop}/en-us/help/contact-us`)
  await page.goto(`${shop}/de-at/help/contact-us`)
  await expect(page).toHaveURL(`${shop}/de-de/help/contact-us`)
})
