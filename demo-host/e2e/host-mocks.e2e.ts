import { expect, test } from '@playwright/test'
import { host } from './places'
import { chooseSize } from './shopper'

test('M3: a host page heeds the mock configuration of its browser', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('till:pk_demo:mock', '{"v":1,"calls":{"POST /cart/v1/cartWithItem":"INV701"}}')
  })
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await chooseSize(page)
  const mocked = page.waitForRequest(/\/mock\/INV701\/cart\/v1\/cartWithItem/)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await mocked
  await expect(page.getByRole('dialog').locator('.notice')).toBeVisible()
})
