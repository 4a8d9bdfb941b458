import { expect, test } from '@playwright/test'
import { filledCart } from './filled-cart'
import { shop } from './places'

test('T15: a part of checkout that is lost with the connection comes once it is back', async ({ page, context }) => {
  const { code } = await filledCart(page.request)
  let lose = () => {}
  const isDue = new Promise<void>(resolve => {
    lose = resolve
  })
  const failed = page.waitForEvent('requestfailed', request => /\/assets\/pick-up-/.test(request.url()))
  await page.route(
    '**/assets/pick-up-*.js',
    async route => {
      await isDue
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await page.goto(`${shop}/en-us/checkout/shipping#handoff=${encodeURIComponent(code)}`)
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
  // All other parts have come, the last of them too.
  await expect(page.getByRole('button', { name: 'PayPal' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('role', 'combobox')
  lose()
  await failed
  await context.setOffline(false)
  await expect(page.getByRole('radio', { name: /store/i }).first()).toBeVisible()
})

test('T15: a screen that is lost with the connection says that the shopper is offline, and comes once it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${shop}/en-us/order`)
  await expect(page.getByLabel('Order number')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})
