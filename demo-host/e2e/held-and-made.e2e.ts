import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { startSelling } from './selling'
import { addFirstSize, drawer, goToCheckout, productOf } from './shopper'

test('B11: what a page’s own element reserves is in the bag with the time until which it is held, in the bag and on the cart’s page', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await putElement(page, 'TQ4407AB12', 'data-till-reserve')
  const reserved = page.waitForResponse(answer => answer.url().includes('/cart/v1/reserveWithItem'))
  await page.getByRole('button', { name: 'Reserve it' }).click()
  expect((await reserved).status()).toBe(200)
  await expect(drawer(page).getByText(/^Held for you until \d+:\d\d [AP]M$/)).toBeVisible()
  await goToCheckout(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
})

test('B11, D5, H1: a clerk takes something off the goods on the cart’s page, is told what is missing, changes it, and takes it back', async ({
  page,
}) => {
  await sellInStore(page)
  // Whoever is selling in a store has no PayPal (D5), and no list of their own (H1).
  await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(0)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await page.getByLabel('Amount in USD').fill('none')
  await page.getByRole('button', { name: 'Adjust price' }).click()
  await expect(page.getByText('Enter an amount above zero')).toBeVisible()
  await takeOff(page, '12.50', 'Price match')
  await expect(page.getByText('In-store price adjustment')).toBeVisible()
  await expect(page.getByText('−$12.50').first()).toBeVisible()

  await page.getByRole('button', { name: 'Change Price match' }).click()
  const change = page.getByRole('form', { name: 'Change Price match' })
  await expect(change.getByLabel('Amount in USD')).toBeFocused()
  await change.getByLabel('Amount in USD').fill('0')
  await change.getByRole('button', { name: 'Save change' }).click()
  await expect(change.getByText('Enter an amount above zero')).toBeVisible()
  await expectAccessible(page, 'a price adjustment that is changed')
  await change.getByLabel('Amount in USD').fill('20')
  await change.getByLabel('Reason').fill('Scuffed heel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change Scuffed heel' })).toBeFocused()
  await expect(page.getByText('−$20.00').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change Scuffed heel' })).toBeVisible()

  // The focus never falls to the page: what is taken back leaves it to the next, the last one to the form.
  await takeOff(page, '3', 'Display pair')
  await expect(page.getByRole('button', { name: 'Change Display pair' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Scuffed heel' }).click()
  await expect(page.getByRole('button', { name: 'Change Display pair' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove Display pair' }).click()
  await expect(page.getByText('In-store price adjustment')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Take off' })).toBeFocused()
})

test('B11: what was taken back on another device is explained to whoever would change it, and the bag is as it is now', async ({
  page,
}) => {
  await sellInStore(page)
  const adding = page.waitForResponse(answer => answer.url().includes('/price_adjustments'))
  await takeOff(page, '12.50', 'Price match')
  const added = await adding
  const { priceAdjustments } = await added.json()
  await page.getByRole('button', { name: 'Change Price match' }).click()
  await page.getByRole('form', { name: 'Change Price match' }).getByLabel('Amount in USD').fill('20')

  const { authorization = '' } = await added.request().allHeaders()
  const headers = {
    'x-access-key': 'pk_demo',
    'x-locale': 'en-US',
    'x-transaction-id': randomUUID(),
    origin: shop,
    authorization,
  }
  const { pathname } = new URL(added.url())
  const taken = await page.request.delete(`${shop}${pathname}/${priceAdjustments[0].adjustmentId}`, { headers })
  expect(taken.status()).toBe(200)

  await page.getByRole('button', { name: 'Save change' }).click()
  await expect(page.getByText('This was already removed on another device. Your bag is up to date now.')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Change Price match' })).toBeHidden()
  await expect(page.getByText('In-store price adjustment')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Take off' })).toBeFocused()
  await expectAccessible(page, 'a price adjustment that was taken back elsewhere')
})

test('B11: a clerk adjusts prices also while a line keeps the cart from being ordered', async ({ page }) => {
  // Every answer that has the cart: reading it, changing it, and the token call of a page that loads.
  const hasCart = (url: URL) => /\/auth\/token$|\/cart\/v1\/cart\/[^/]+(\/price_adjustments.*)?$/.test(url.pathname)
  await page.route(hasCart, async route => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    const json = await response.json()
    for (const item of (json.cart ?? json).items ?? []) item.unavailable = 'INV700'
    return route.fulfill({ response, json })
  })
  await sellInStore(page)
  await expect(page.getByText(/^Remove .* to continue/)).toBeVisible()
  await takeOff(page, '5', 'Display pair')
  await page.getByRole('button', { name: 'Remove Display pair' }).click()
  await expect(page.getByRole('button', { name: 'Remove Display pair' })).toBeHidden()
  await expect(page.getByText(/^Remove .* to continue/)).toBeVisible()
})

test('B7: a shoe made to order is chosen by its design, and says it in the bag and on the cart’s page, each design by itself', async ({
  page,
}) => {
  await page.goto(`${host}/en-us/p/meridian-2-by-you-TQ4407AB16`)
  for (const design of ['Chalk with an ember heel, “Maya”', 'Night with citron laces']) {
    const radio = productOf(page).getByRole('radio', { name: design })
    await radio.locator('xpath=..').click()
    await expect(radio).toBeChecked()
    await addFirstSize(page, productOf(page))
    await expect(drawer(page).getByText(design)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  await goToCheckout(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByText('Chalk with an ember heel, “Maya”')).toBeVisible()
  await expect(page.getByText('Night with citron laces')).toBeVisible()
})

/** The cart's page of a clerk who has one thing in the cart. */
async function sellInStore(page: Page): Promise<void> {
  await arrive(page)
  await page.goto(`${shop}/en-us/sign-in?as=employee`)
  await signInAs(page, 'clerk')
  await startSelling(page)
  await expect(page.getByRole('heading', { name: 'Price adjustments' })).toBeVisible()
}

async function takeOff(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByLabel('Amount in USD').fill(amount)
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Adjust price' }).click()
}

/** An element of the page's own that puts the first variant there is into the bag. */
async function putElement(page: Page, productId: string, more: string): Promise<void> {
  const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US', origin: shop }
  const answer = await page.request.get(`${shop}/products/v2/products/${productId}/details?lang=en`, { headers })
  const { variants } = (await answer.json()) as { variants: { upc: string; productInventoryState: string }[] }
  const upc = variants.find(({ productInventoryState }) => productInventoryState === 'InStock')?.upc
  const html = `<button data-till-add="${productId}" data-till-variant="${upc}" ${more}>Reserve it</button>`
  await page.evaluate(text => document.querySelector('main')?.insertAdjacentHTML('afterbegin', text), html)
}
