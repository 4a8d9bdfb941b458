import { expect, type Locator, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host, shop, stranger } from './places'
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
