import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'

test('B8: checkout tells how near a promotion is, until it is dismissed', async ({ page }) => {
  await arrive(page)
  const hide = page.getByRole('complementary').getByRole('button', { name: /^Hide: / })
  await expect(hide).toBeVisible()
  await hide.click()
  await expect(hide).toBeHidden()
})
