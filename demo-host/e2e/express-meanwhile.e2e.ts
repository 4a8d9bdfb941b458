import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { orderByCall } from './placed-order'
import { shop, stranger } from './places'
import { shopCall } from './shop-call'
import { scriptTag, visit } from './stranger-page'
import { bagOf, chooseOn, openWindow, payBy, placedBy } from './wallet-pages'

/** What the service answers of a cart, changed on its way to the window. */
const changeCarts = (page: Page, change: (cart: { items: Record<string, unknown>[]; flash: object[] }) => void) =>
  page.context().route(
    url =>
      url.origin === shop &&
      /\/auth\/(token|handoff\/exchange)$|\/cart\/v1\/(cart\/[^/]+|expressBasket)$/.test(url.pathname),
    async route => {
      const response = await route.fetch()
      if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
      const json = await response.json()
      const cart = json.cart ?? json
      if (cart.items) change(cart)
      return route.fulfill({ response, json })
    },
  )

/** All that is left of a size that is nearly gone, in a colour that nobody else here buys. */
async function lastOnes(request: APIRequestContext) {
  const productId = 'TQ4407AB12'
  const { inventory } = await shopCall(request, 'GET', `/products/v2/products/${productId}/inventory?lang=en`)
  const nearlyGone = (inventory as { upc: string; quantity: number }[]).filter(({ quantity }) => quantity === 2)
  return { productId, upc: nearlyGone.at(-1)?.upc ?? '', qty: 2 }
}

test('D6: what somebody else buys meanwhile is not sold twice: the window says that it is gone, and takes no payment', async ({
  page,
  request,
}) => {
  const thing = await lastOnes(request)
  await page.context().addInitScript(installApplePay, {})
  const buttons = `<till-wallet-buttons context="product" product="${thing.productId}" upc="${thing.upc}"></till-wallet-buttons>`
  await visit(page, `<!doctype html><title>A stranger</title>${scriptTag({ key: 'pk_partner' })}${buttons}`, {
    address: `${stranger}/of-the-last-one`,
  })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Apple Pay/ }).click()
  const window = await opening
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()

  const { accessToken } = await shopCall(request, 'POST', '/token/v2/auth/token', { data: { type: 'Guest' } })
  await orderByCall(request, accessToken, 'noor.haddad@example.com', thing)
  const orders = placedBy(window)
  await payBy['Apple Pay'](window)
  await expect(window.getByText('Meridian 2 is not available right now.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toHaveCount(0)
  await expect(window.getByRole('button', { name: 'Pay another way' })).toHaveCount(0)
  expect(orders).toEqual([])
  expect(await bagOf(page)).toEqual([])
})

test('D6: a price that has changed is said in the window before anything is paid', async ({ page }) => {
  await chooseOn(page, 'a plain page', 'product')
  await changeCarts(page, cart => cart.flash.push({ code: 'ProductPriceChanged', message: 'The price has changed' }))
  const window = await openWindow(page, 'product', 'Apple Pay')
  await expect(window.getByRole('main').locator('.notice')).toContainText(/price/i)
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()
  expect(await bagOf(page)).toEqual([])
})
