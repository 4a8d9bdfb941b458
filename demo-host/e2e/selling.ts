import { expect, type Page } from '@playwright/test'

/** Says in which store the associate sells, as whom, and for whom; then goes on to where they came from. */
export async function startSelling(page: Page, customer = ''): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Where are you selling?' })).toBeVisible()
  await page.getByLabel('Store', { exact: true }).selectOption('S001')
  await page.getByLabel('Your name').selectOption('S001-E1')
  await page.getByLabel('Customer’s email').fill(customer)
  await page.getByRole('button', { name: 'Start selling' }).click()
  await page.getByRole('link', { name: 'Go to the bag' }).click()
}
