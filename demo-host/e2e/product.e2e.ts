import { expect, test } from '@playwright/test'
import { stranger } from './places'
import { drawer } from './shopper'

test('G5: on a club’s page a shopper finds the size for a foot, buys the shoe, and compares it with the next one', async ({
  page,
}) => {
  await page.goto(`${stranger}/harbour-striders/shoe-of-the-month`)
  const [shoe, next] = [page.locator('till-product').first(), page.locator('till-product').nth(1)]
  await shoe.getByRole('button', { name: 'Size chart' }).click()
  const chart = page.getByRole('dialog', { name: 'Size chart' })
  await chart.getByLabel('Length of the foot').fill('26.8')
  await chart.getByRole('button', { name: 'Take US 9' }).click()
  await expect(chart).toBeHidden()
  await expect(shoe.getByRole('radio', { name: '9', exact: true }).first()).toBeChecked()
  await shoe.getByRole('button', { name: /^Add to bag/ }).click()
  await expect(drawer(page)).toContainText('Meridian 2')
  await page.keyboard.press('Escape')

  await shoe.getByRole('button', { name: 'Compare Meridian 2' }).click()
  await next.scrollIntoViewIfNeeded()
  await next.getByRole('button', { name: 'Compare Apex Relay' }).click()
  await next.getByRole('button', { name: 'Compare now' }).click()
  const table = page.getByRole('dialog', { name: 'Compare' })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await table.getByRole('checkbox', { name: 'Highlight differences' }).check()
  await expect(table.getByRole('rowheader', { name: /differs$/ }).first()).toBeVisible()
})
