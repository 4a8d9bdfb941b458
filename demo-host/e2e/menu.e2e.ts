import { expect, test } from '@playwright/test'
import { host } from './places'

test('J7: Northlane’s menu opens below its bar, closes at Escape, and leads to a category', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto(`${host}/en-us`)
  const menu = page.getByRole('navigation', { name: 'Shop' })
  await menu.getByRole('button', { name: 'Run' }).hover()
  const road = menu.getByRole('link', { name: 'Road' }).first()
  await expect(road).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(road).toBeHidden()
  await menu.getByRole('button', { name: 'Run' }).press('Enter')
  await road.click()
  await expect(page).toHaveURL(/\/en-us\/c\/road-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Road' })).toBeVisible()
})

test('J7, J14: on a telephone Northlane’s menu and foot are lists that open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${host}/de-de`)
  const menu = page.getByRole('navigation', { name: 'Shop' })
  await menu.getByRole('button', { name: 'Menü' }).click()
  await menu.getByRole('button', { name: 'Kleidung' }).click()
  await expect(menu.getByRole('link', { name: 'Jacken' })).toBeVisible()
  await page.keyboard.press('Escape')
  const foot = page.locator('till-footer')
  await foot.scrollIntoViewIfNeeded()
  // Until the widget has come, the page's own links are there.
  await foot.locator('summary', { hasText: 'Hilfe' }).click()
  await expect(foot.getByRole('link', { name: 'Schreiben Sie uns' })).toBeVisible()
})
