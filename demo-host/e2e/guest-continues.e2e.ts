import { expect, test } from '@playwright/test'
import { host, shop } from './places'
import { addFirstSize, expectBag } from './shopper'

test('A1: a guest of Northlane finds favorites and bag on the shop’s own site, and keeps bag and session on the page', async ({
  page,
  context,
}) => {
  const guests = new Set<string>()
  context.on('response', async response => {
    if (!response.url().includes('/token/v2/auth/token')) return
    const { consumerNo } = await response.json().catch(() => ({}))
    if (consumerNo) guests.add(consumerNo)
  })
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await page.keyboard.press('Escape')
  const saved = page.waitForResponse(/\/wishlists\/v2\/favorites/)
  await page.getByRole('button', { name: 'Add Pocket bra to favorites' }).first().click()
  await saved
  const other = await context.newPage()
  // Opened by its address, without a link from Northlane.
  await other.goto(`${shop}/en-us/cart`)
  await expect(other.locator('.line')).toHaveCount(1)
  await other.goto(`${shop}/en-us/favorites`)
  await expect(other.getByRole('main').getByText('Pocket bra').first()).toBeVisible()
  await page.reload()
  await expectBag(page, 1)
  expect(guests.size).toBe(1)
})
