import { expect, test } from '@playwright/test'
import { host } from './places'

test('J11: runners’ pictures open one after the other, lead to what is in them, and take reports; a product’s page has those of it', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  const runners = page.locator('till-content.runners')
  await runners.scrollIntoViewIfNeeded()
  await expect(runners.getByRole('heading', { name: 'Seen outside' })).toBeVisible()
  const pictures = runners.getByRole('button', { name: /^Picture by / })
  await expect(pictures).toHaveCount(8)
  await pictures.first().click()
  const shown = page.getByRole('dialog', { name: 'Pictures from our customers' })
  await expect(shown.getByText('1 of 8')).toBeVisible()
  await shown.getByRole('button', { name: 'Next picture' }).click()
  await shown.getByText('Report this picture').click()
  await shown.getByRole('button', { name: 'Another reason' }).click()
  await expect(shown.getByText('Thank you. We will look at it.')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await shown.getByRole('link', { name: /Meridian 2/ }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByRole('dialog', { name: /Meridian 2/ })).toBeVisible()

  await page.goto(`${host}/en-us/p/meridian-2-TQ4407AB12`)
  await runners.scrollIntoViewIfNeeded()
  await expect(pictures.first()).toBeVisible()
  await expect(runners.getByRole('heading')).toHaveCount(0)
  expect(await pictures.count()).toBeLessThan(8)
})
