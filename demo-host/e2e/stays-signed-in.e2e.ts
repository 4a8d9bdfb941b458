import { expect, test } from '@playwright/test'
import { haveAlone } from './account'
import { host, shop } from './places'
import { addFirstSize, drawer } from './shopper'

test('A2: who signed in on the shop’s page stays so through reload and checkout, and when they come back another day', async ({
  page,
  browser,
}) => {
  await page.goto(`${host}/en-us`)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Sign in' }).click()
  await haveAlone(page, 'shopper')
  await page.getByLabel('Email').fill('shopper@till.test')
  await page.getByLabel('Password', { exact: true }).fill('Till-demo-1')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  const name = banner.getByRole('button', { name: 'Maya' })
  await expect(name).toBeVisible()
  await page.reload()
  await expect(name).toBeVisible()
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByRole('banner')).toContainText('Maya')

  const saved = await page.context().storageState()
  const later = await browser.newContext({ storageState: saved })
  const again = await later.newPage()
  const refreshed = again.waitForRequest(
    request => /token\/v2/.test(request.url()) && request.postDataJSON()?.type === 'Refresh',
  )
  await again.goto(`${shop}/en-us/cart`)
  await refreshed
  await expect(again.getByRole('banner')).toContainText('Maya')
  await later.close()
})
