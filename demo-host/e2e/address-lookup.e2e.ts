import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'

const lookup = /\/utilities\/addresses\/lookup/

test('C5: an address is suggested while its street is typed, and the keys choose it', async ({ page }) => {
  await arrive(page)
  const line = page.getByLabel('Address', { exact: true })
  await expect(line).toHaveAttribute('role', 'combobox')
  await line.pressSequentially('1730 pea')
  const option = page.getByRole('option', { name: /1730 Pearl Street.*Boulder, CO 80302/ })
  await expect(option).toBeVisible()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page, 'suggested addresses')

  await page.keyboard.press('Escape')
  await expect(option).toBeHidden()
  await expect(line).toHaveValue('1730 pea')
  await line.press('r')
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(option).toBeHidden()
  await expect(line).toHaveValue('1730 Pearl Street')
  await expect(line).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Boulder')
  await expect(page.getByLabel('State')).toHaveValue('CO')
  await expect(page.getByLabel('ZIP code')).toHaveValue('80302')
  await expect(page.getByRole('alert').filter({ hasText: /attention/ })).toHaveCount(0)
})

test('C5: a press chooses it too; where the lookup is lost, the address is typed as ever', async ({ page }) => {
  await arrive(page)
  const line = page.getByLabel('Address', { exact: true })
  await expect(line).toHaveAttribute('role', 'combobox')
  await page.route(lookup, route => route.abort())
  const failed = page.waitForEvent('requestfailed', request => lookup.test(request.url()))
  await line.pressSequentially('1730 pea')
  await failed
  await expect(page.getByRole('option', { name: /Pearl/ })).toHaveCount(0)
  await expect(line).toHaveValue('1730 pea')
  await page.unroute(lookup)
  await line.press('r')
  await page.getByRole('option', { name: /1730 Pearl Street/ }).click()
  await expect(line).toHaveValue('1730 Pearl Street')
  await expect(page.getByLabel('City')).toHaveValue('Boulder')
})
