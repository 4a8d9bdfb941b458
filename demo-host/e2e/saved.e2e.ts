import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { addFirstSize, bagButton, drawer, expectBag } from './shopper'

const later = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const quantity = (page: Page) => later(page).getByRole('group', { name: /^Saved quantity of/ })

/** Presses one more, until the service has agreed to the quantity. */
async function oneMore(page: Page, qty: number): Promise<void> {
  const agreed = page.waitForResponse(
    answer => answer.request().method() === 'PUT' && answer.url().includes('/saveForLater') && answer.ok(),
  )
  await quantity(page).getByRole('button', { name: 'One more' }).click()
  await expect(quantity(page).getByRole('status')).toHaveText(String(qty))
  await agreed
}

test('B6: what is saved in the bag keeps its quantity over a reload, and goes back with it', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await drawer(page).getByRole('button', { name: 'Save Meridian 2 for later' }).click()
  await expect(later(page).getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible()
  await expectBag(page, 0)
  await oneMore(page, 2)
  await oneMore(page, 3)
  await page.reload()
  await bagButton(page).click()
  await expect(quantity(page).getByRole('status')).toHaveText('3')
  await later(page).getByRole('button', { name: 'Move Meridian 2 to bag' }).click()
  await expect(later(page)).toBeHidden()
  await expectBag(page, 3)
})

test('B6: what is saved on the cart’s page cannot be more than a shopper may have, and can be removed for good', async ({
  page,
}) => {
  await arrive(page, { productId: 'TQ4407AB17' })
  await page.goto(`${shop}/en-us/cart`)
  await page.getByRole('button', { name: 'Save Apex Relay for later' }).click()
  await expect(quantity(page).getByRole('status')).toHaveText('1')
  await oneMore(page, 2)
  await quantity(page).getByRole('button', { name: 'One more' }).click()
  await expect(later(page).getByText(/at most|no more than/i)).toBeVisible()
  await expect(quantity(page).getByRole('status')).toHaveText('2')
  await later(page).getByRole('button', { name: 'Remove Apex Relay from saved for later' }).click()
  await expect(later(page)).toBeHidden()
})

test('G1: what is saved in the bag changes its size in the quick shop, which says so on its button', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await drawer(page).getByRole('button', { name: 'Save Meridian 2 for later' }).click()
  const attributes = later(page).locator('.line .muted').first()
  const before = await attributes.textContent()
  await later(page).getByRole('button', { name: 'Change the size or color of Meridian 2' }).click()
  const panel = page.getByRole('dialog', { name: 'Meridian 2' })
  await panel.getByRole('radio', { name: /^(US )?11$/ }).check({ force: true })
  await panel.getByRole('button', { name: 'Update saved item' }).click()
  await expect(panel).toBeHidden()
  await bagButton(page).click()
  await expect(later(page).getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible()
  await expect(attributes).not.toHaveText(before ?? '')
  await expect(attributes).toContainText('11')
})
