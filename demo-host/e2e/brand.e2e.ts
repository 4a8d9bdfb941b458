import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'

test('the checkout site is called what its page says: in titles, on the way home, and on its pages of terms and help', async ({
  page,
}) => {
  await page.route(`${shop}/en-us/**`, async route => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const answer = await route.fetch()
    const body = (await answer.text())
      .replace('data-brand="Northlane"', 'data-brand="Harbour &amp; Sons"')
      .replace('help@northlane', 'ahoy@harbour')
    return route.fulfill({ response: answer, body })
  })
  await arrive(page)
  await expect(page).toHaveTitle('Shipping · Checkout · Harbour & Sons')
  await expect(page.getByRole('link', { name: 'Harbour & Sons, to the shop' })).toBeVisible()
  await page.goto(`${shop}/en-us/cart`)
  await expect(page).toHaveTitle('Your bag · Harbour & Sons')
  await expect(page.getByRole('link', { name: 'Harbour & Sons, to the shop' })).toHaveText('Harbour & Sons')
  for (const [path, words] of [
    ['sale-terms', 'You buy from Harbour & Sons.'],
    ['loyalty', 'Harbour & Sons Club'],
    ['help/contact-us', 'Write to ahoy@harbour.example'],
  ]) {
    await page.goto(`${shop}/en-us/${path}`)
    await expect(page.getByRole('main')).toContainText(words ?? '')
    await expect(page.locator('body')).not.toContainText(/northlane/i)
  }
})
