import { expect, test } from '@playwright/test'
import { stranger } from './places'

test('J8: the club’s pop-up expands by itself, takes an address, and does not come again', async ({ page }) => {
  await page.goto(`${stranger}/harbour-striders`)
  await expect(page.getByRole('heading', { name: 'Hear of new club kit first' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.getByLabel('Email').fill(`striders.${Date.now()}@example.com`)
  await page.getByRole('checkbox', { name: /^Send me Northlane’s news/ }).check()
  const saved = page.waitForResponse(answer => answer.url().includes('/consumer/subscription'))
  await page.getByRole('button', { name: 'Subscribe' }).click()
  expect((await saved).status()).toBe(201)
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible()
  const asked = page.waitForResponse(answer => answer.url().includes('/popups/harbour-striders'))
  await page.reload()
  await asked
  await expect(page.locator('till-pop-up').getByRole('button')).toHaveCount(0)
})

test('J8: the club’s pop-up steps aside for the bag, and is as it was when that is closed', async ({ page }) => {
  await page.goto(`${stranger}/harbour-striders`)
  const title = page.getByRole('heading', { name: 'Hear of new club kit first' })
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Look in your bag' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(title).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(title).toBeVisible()
})
