import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { addFirstSize, drawer, goToCheckout } from './shopper'

test('B11: what a page’s own element reserves lies in the bag with the time until which it is held, in the bag and on the cart’s page', async ({
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

test('B11, D5, H1: a clerk takes something off the goods on the cart’s page, is told what is missing, and takes it back', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(`${shop}/en-us/sign-in`)
  await signInAs(page, 'clerk')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).not.toHaveURL(/sign-in/)
  const refused = page.waitForResponse(answer => answer.url().includes('/saveForLater') && answer.status() === 403)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByRole('heading', { name: 'Price adjustments' })).toBeVisible()
  await refused
  // Whoever sells in a store has no PayPal (D5), and no list to read again (H1).
  await expect(page.getByRole('button', { name: 'PayPal' })).toHaveCount(0)
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await page.getByLabel('Amount in USD').fill('none')
  await page.getByRole('button', { name: 'Adjust price' }).click()
  await expect(page.getByText('Write an amount above zero')).toBeVisible()
  await page.getByLabel('Amount in USD').fill('12.50')
  await page.getByLabel('Reason').fill('Price match')
  await page.getByRole('button', { name: 'Adjust price' }).click()
  await expect(page.getByText('In-store price adjustment')).toBeVisible()
  await expect(page.getByText('−$12.50').first()).toBeVisible()
  await page.getByRole('button', { name: 'Take back Price match' }).click()
  await expect(page.getByText('In-store price adjustment')).toBeHidden()
})

test('B7: a shoe made to order is chosen by its design, and says it in the bag and on the cart’s page, each design by itself', async ({
  page,
}) => {
  await page.goto(`${host}/en-us/p/meridian-2-by-you-TQ4407AB16`)
  for (const design of ['Chalk with an ember heel, “Maya”', 'Night with citron laces']) {
    await page.getByRole('main').getByRole('link', { name: 'Choose colour and size' }).click()
    const radio = page.getByRole('dialog').getByRole('radio', { name: design })
    await radio.locator('xpath=..').click()
    await expect(radio).toBeChecked()
    await addFirstSize(page)
    await expect(drawer(page).getByText(design)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
  }
  await goToCheckout(page)
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByText('Chalk with an ember heel, “Maya”')).toBeVisible()
  await expect(page.getByText('Night with citron laces')).toBeVisible()
})

/** An element of the page's own that puts the first variant there is into the bag. */
async function putElement(page: Page, productId: string, more: string): Promise<void> {
  const headers = { 'x-access-key': 'pk_demo', 'x-locale': 'en-US', origin: shop }
  const answer = await page.request.get(`${shop}/products/v2/products/${productId}/details?lang=en`, { headers })
  const { variants } = (await answer.json()) as { variants: { upc: string; productInventoryState: string }[] }
  const upc = variants.find(({ productInventoryState }) => productInventoryState === 'InStock')?.upc
  const html = `<button data-till-add="${productId}" data-till-variant="${upc}" ${more}>Reserve it</button>`
  await page.evaluate(text => document.querySelector('main')?.insertAdjacentHTML('afterbegin', text), html)
}
