import { expect, type Page, test } from '@playwright/test'
import { shopCall } from './shop-call'
import { bagButton, chooseSize, drawer, expectBag } from './shopper'
import { scriptTag, visit } from './stranger-page'

const STORE_ONLY = 'TQ4407AB20'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Meridian 2 Fitted' })

test('what only stores hand out asks where, and goes into the bag with its store', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(
    page,
    `<!doctype html><html lang="en"><title>Page</title>${scriptTag()}<till-mini-cart></till-mini-cart><till-quick-shop product="${STORE_ONLY}"></till-quick-shop></html>`,
  )
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await expect(panel(page).getByText('For pick-up in store only.')).toBeVisible()
  await chooseSize(page, '9')
  const store = panel(page).getByLabel('Pick up in store')
  await expect(store).toHaveValue('')
  const add = panel(page).getByRole('button', { name: /^Add to bag/ })
  await add.click()
  await expect(store).toBeFocused()
  await expect(store).toHaveAccessibleDescription('Choose a store')
  await store.selectOption('Northlane Portland')
  await expect(store).toHaveAccessibleDescription(/In stock|Sent to this store/)
  await add.click()
  await expect(drawer(page).getByText('Pick up at Northlane Portland')).toBeVisible()
  await expectBag(page, 1)
})

test('a page’s own button that names no store says that stores alone hand it out', async ({ page, request }) => {
  const { variants } = await shopCall(request, 'GET', `/products/v2/products/${STORE_ONLY}/details?lang=en`)
  await visit(
    page,
    `<!doctype html><html lang="en"><title>Page</title>${scriptTag()}<button data-till-add="${STORE_ONLY}" data-till-variant="${variants[0].upc}">Add</button><till-mini-cart></till-mini-cart></html>`,
  )
  await bagButton(page).waitFor()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(
    page.getByText('This is for pick-up in our stores only. Choose a store where you choose its size.'),
  ).toBeVisible()
})
