import { expect, test } from '@playwright/test'
import { addFirstSize, goToCheckout } from './shopper'
import { barePage, visit } from './stranger-page'

test('M6: checkout is in the colours of the light page that led there, where the system is dark, also after a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await addFirstSize(page)
  await goToCheckout(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await ground()).toBe('rgb(255, 255, 255)')
  await page.reload()
  expect(await ground()).toBe('rgb(255, 255, 255)')
})
