import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { host, shop, stranger } from './places'
import { shopCall } from './shop-call'
import { addFirstSize, chooseSize, drawer } from './shopper'

/** Follows the link of a product's name and says where it ended, once that page shows the product. */
async function follow(page: Page, within: Locator, name = 'Meridian 2'): Promise<void> {
  await within.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/en-us\/p\/meridian-2-TQ4407AB12$/)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('B12: a product in the cart of the shop’s own page leads to its product page, bought or saved for later', async ({
  page,
}) => {
  await arrive(page, { productId: 'TQ4407AB12' })
  await page.goto(`${shop}/en-us/cart`)
  await follow(page, page.getByRole('main'))
  expect(new URL(page.url()).origin).toBe(host)
  await page.goto(`${shop}/en-us/cart`)
  await page.getByRole('button', { name: 'Save Meridian 2 for later' }).click()
  await follow(page, page.getByRole('region', { name: 'Saved for later' }))
})

test('B12: a product in the bag leads to its page where the key’s record says where products live', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await follow(page, drawer(page))
})

test('B12: on a page that knows no product pages a product in the bag opens the quick shop', async ({ page }) => {
  await page.goto(`${stranger}/harbour-striders`)
  await page.getByRole('link', { name: 'Order', exact: true }).first().click()
  await addFirstSize(page)
  const address = page.url()
  await drawer(page).locator('.line h3').getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Add to bag/ })).toBeVisible()
  await chooseSize(page)
  expect(page.url()).toBe(address)
})

/** A list that somebody shared: one product, and one variant of another. */
async function sharedList(request: APIRequestContext): Promise<string> {
  const { accessToken: token } = await shopCall(request, 'POST', '/token/v2/auth/token', {
    data: { type: 'Guest', returnRefreshToken: true },
  })
  const product = await shopCall(request, 'GET', '/products/v2/products/HB6156UN69/details?lang=en')
  const like = (data: object) => shopCall(request, 'POST', '/wishlists/v2/favorites', { token, data })
  await like({ id: 'TQ4407AB12', qty: 1, itemType: 'product' })
  const { favoriteId } = await like({ id: product.variants[0].upc, qty: 1, itemType: 'variant' })
  const { shareId } = await shopCall(request, 'POST', `/wishlists/v2/favorites/${favoriteId}/share`, { token })
  return shareId
}

test('a favourite goes into the bag: a variant at once, a product by its quick shop, without leaving the list', async ({
  page,
  playwright,
}) => {
  const friend = await playwright.request.newContext()
  const list = await sharedList(friend)
  await friend.dispose()
  await page.goto(`${shop}/en-us/favorites?list=${list}`)
  const cards = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: /^Add to bag: Sweat/ }).click()
  await expect(cards.filter({ hasText: 'Sweat' }).getByText('It is in your bag.')).toBeVisible()

  const add = page.getByRole('button', { name: 'Add to bag: Meridian 2' })
  await add.press('Enter')
  await chooseSize(page)
  await expectAccessible(page, 'a quick shop over favourites')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(add).toBeFocused()
  const card = cards.filter({ hasText: 'Meridian 2' })
  await expect(card.getByText('It is in your bag.')).toBeVisible()
  await card.getByRole('link', { name: 'View bag' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
  await expect(page.getByRole('main').locator('.line')).toHaveCount(2)
})

test('a favourite that no page is known for opens the quick shop by its name', async ({ page, playwright }) => {
  const friend = await playwright.request.newContext()
  const list = await sharedList(friend)
  await friend.dispose()
  await page.route('**/fapi/site/settings*', async route => {
    const answer = await route.fetch()
    const { productUrl: _none, ...settings } = await answer.json()
    await route.fulfill({ response: answer, json: settings })
  })
  await page.goto(`${shop}/en-us/favorites?list=${list}`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button', { name: 'Meridian 2' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Meridian 2' }).getByRole('button', { name: /^Add to bag/ }),
  ).toBeVisible()
})
