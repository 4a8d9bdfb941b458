import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'

test('the checkout site is called what its page says: in titles, and on the way home', async ({ page }) => {
  await page.route(`${shop}/en-us/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-brand="Northlane"', 'data-brand="Harbour &amp; Sons"')
    return route.fulfill({ response: answer, body })
  })
  await arrive(page)
  await expect(page).toHaveTitle('Shipping · Checkout · Harbour & Sons')
  await expect(page.getByRole('link', { name: 'Harbour & Sons, to the shop' })).toBeVisible()
  await page.goto(`${shop}/en-us/cart`)
  await expect(page).toHaveTitle('Your bag · Harbour & Sons')
})
