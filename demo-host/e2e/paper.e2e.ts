import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { expectConfirmation, fillCard, fillShipping, placeOrder } from './shopper'

test('C9: on paper a confirmation is the order alone, in ink and in one column, also where the system is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await arrive(page)
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { name: 'Keep this order' })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('color', 'rgb(25, 25, 24)')
  for (const chrome of [page.getByRole('button'), page.getByRole('contentinfo'), page.getByRole('textbox')]) {
    await expect(chrome.filter({ visible: true })).toHaveCount(0)
  }
  await expect(page.locator('.tick')).toBeHidden()
  // The width of A4 and of Letter between their margins.
  for (const width of [718, 740]) {
    await page.setViewportSize({ width, height: 1000 })
    await expect(page.getByText('Meridian 2').filter({ visible: true })).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
})
