import { expect, test } from '@playwright/test'
import { filledCart } from './filled-cart'
import { shop } from './places'

test('T15: a part of checkout that is lost with the connection comes once it is back', async ({ page, context }) => {
  const { code } = await filledCart(page.request)
  let lose = () => {}
  const isLost = new Promise<void>(resolve => {
    lose = resolve
  })
  await page.route(
    '**/assets/pick-up-*.js',
    async route => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
      lose()
    },
    { times: 1 },
  )
  await page.goto(`${shop}/en-us/checkout/shipping#handoff=${encodeURIComponent(code)}`)
  await isLost
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('radio', { name: /store/i }).first()).toBeVisible()
})

test('T15: a screen that is lost with the connection says that the shopper is offline, and comes once it is back', async ({
  page,
  context,
}) => {
  await page.goto(`${shop}/en-us/order`)
  await expect(page.getByLabel('Order number')).toBeVisible()
  await page.route(
    '**/assets/sign-in-*.js',
    async route => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})
