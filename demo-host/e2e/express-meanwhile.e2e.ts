import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { installApplePay } from '../../widgets/testing/apple-pay'
import { orderByCall } from './placed-order'
import { shop, stranger } from './places'
import { shopCall } from './shop-call'
import { scriptTag, visit } from './stranger-page'
import { bagOf, expectThanks, payBy, placedBy, type Wallet } from './wallet-pages'

type Thing = { readonly productId: string; readonly upc: string }

/** A page of another site with buttons for one thing, and the shop's window for it. */
async function openFor(
  page: Page,
  { productId, upc }: Thing,
  wallet: Wallet = 'Apple Pay',
  locale = 'en-US',
): Promise<Page> {
  await page
    .context()
    .addInitScript(installApplePay, { place: locale === 'ar-AE' ? ('Dubai' as const) : ('Home' as const) })
  const buttons = `<till-wallet-buttons context="product" product="${productId}" upc="${upc}"></till-wallet-buttons>`
  await visit(page, `<!doctype html><title>A stranger</title>${scriptTag({ key: 'pk_partner', locale })}${buttons}`, {
    address: `${stranger}/of-one-thing`,
  })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: new RegExp(wallet) }).click()
  const window = await opening
  await expect(
    window.getByRole('button', { name: locale === 'en-US' ? buttonOf[wallet] : new RegExp(wallet) }),
  ).toBeVisible()
  return window
}

const buttonOf = { 'Apple Pay': 'Buy with Apple Pay', PayPal: 'PayPal' } as const

/** Presses the wallet's button in the shop's window; the wallet ends before the shopper can agree. */
const refusedBy: Readonly<Record<Wallet, (window: Page) => Promise<unknown>>> = {
  'Apple Pay': window => window.getByRole('button', { name: buttonOf['Apple Pay'] }).click(),
  PayPal: async window => {
    const opening = window.waitForEvent('popup')
    await window.getByRole('button', { name: buttonOf.PayPal }).click()
    const paypal = await opening
    if (!paypal.isClosed()) await paypal.waitForEvent('close')
  },
}

/** Presses a button of the sandbox's outbox, unless what it does has been done. */
async function sandbox(page: Page, action: string, done: string): Promise<void> {
  await page.goto(`${shop}/outbox`)
  const button = page.getByRole('button', { name: action })
  if (await button.isVisible()) await button.click()
  await expect(page.getByRole('button', { name: done })).toBeVisible()
}
const startSale = (page: Page) => sandbox(page, 'Put Harbour on sale', 'End the sale of Harbour')
const endSale = (page: Page) => sandbox(page, 'End the sale of Harbour', 'Put Harbour on sale')

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
  const item = await lastOnes(request)
  const window = await openFor(page, item)

  const { accessToken } = await shopCall(request, 'POST', '/token/v2/auth/token', { data: { type: 'Guest' } })
  await orderByCall(request, accessToken, 'noor.haddad@example.com', item)
  const orders = placedBy(window)
  await payBy['Apple Pay'](window)
  await expect(window.getByText('Meridian 2 is not available right now.')).toBeVisible()
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toHaveCount(0)
  await expect(window.getByRole('button', { name: 'Pay another way' })).toHaveCount(0)
  expect(orders).toEqual([])
  expect(await bagOf(page)).toEqual([])
})

for (const wallet of ['Apple Pay', 'PayPal'] as const) {
  test(`D6: a price that rises before ${wallet} is shown in the window, nothing is paid, and only the new price can be`, async ({
    page,
    context,
    request,
  }) => {
    const outbox = await context.newPage()
    await startSale(outbox)
    const productId = 'RD2932MN92'
    const { inventory } = await shopCall(request, 'GET', `/products/v2/products/${productId}/inventory?lang=en`)
    const upc = (inventory as { upc: string; quantity: number }[]).find(({ quantity }) => quantity > 9)?.upc ?? ''
    const window = await openFor(page, { productId, upc }, wallet)
    const main = window.getByRole('main')
    await expect(main.getByText('$124.00').first()).toBeVisible()
    const orders = placedBy(window)
    await endSale(outbox)

    await refusedBy[wallet](window)
    await expect(main.getByText('The price has changed since you chose this.')).toBeVisible()
    await expect(main.getByText('$155.00').first()).toBeVisible()
    await expect(main.getByText('$124.00')).toHaveCount(0)
    expect(orders).toEqual([])
    expect(await bagOf(page)).toEqual([])

    await payBy[wallet](window)
    await expectThanks(window)
    await expect(main.getByText('$155.00').first()).toBeVisible()
  })
}

test('D6, X2: a price that rises is said in an Arabic window too, from right to left, where a phone has room for it', async ({
  page,
  context,
  request,
}) => {
  const outbox = await context.newPage()
  await startSale(outbox)
  const productId = 'RD2932MN92'
  const { inventory } = await shopCall(request, 'GET', `/products/v2/products/${productId}/inventory?lang=ar`)
  const upc = (inventory as { upc: string; quantity: number }[]).find(({ quantity }) => quantity > 9)?.upc ?? ''
  const window = await openFor(page, { productId, upc }, 'Apple Pay', 'ar-AE')
  // Of its own size on a desktop, whatever the page has.
  await window.setViewportSize({ width: 360, height: 740 })
  const main = window.getByRole('main')
  await expect(main.getByText('496.00').first()).toBeVisible()
  await endSale(outbox)
  await window.getByRole('button', { name: /Apple Pay/ }).click()
  await expect(main.getByText('تغير السعر منذ اخترت هذا.')).toBeVisible()
  await expect(main.getByText('620.00').first()).toBeVisible()
  await expect(main.getByText('496.00')).toHaveCount(0)
  await expect(window.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await window.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
