import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host } from './places'
import { expectConfirmation, fillCard, maya, placeOrder, toBilling, typePlace } from './shopper'

for (const width of [360, 1280]) {
  test(`C2, C5: a gift card by mail alone asks for a contact, never for where it goes, and is paid at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 860 })
    await arrive(page, { productId: 'TQ4407AB15' })
    await expect(page.getByText('Within minutes')).toBeVisible()
    await expect(page.getByLabel('Address', { exact: true })).toHaveCount(0)
    await expect(page.getByLabel('ZIP code')).toHaveCount(0)

    await page.getByLabel('Email', { exact: true }).fill('maya@')
    await toBilling(page).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(page.getByRole('alert').getByText('First name')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(maya.email)
    await page.getByLabel('First name').fill(maya.firstName)
    await page.getByLabel('Last name').fill(maya.lastName)
    await page.getByLabel('Phone').fill(maya.phone)
    await toBilling(page).click()

    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /same/i })).toHaveCount(0)
    await expect(page.getByLabel('Last name')).toHaveValue(maya.lastName)
    await expect(page.getByLabel('Phone')).toHaveValue('(503) 555 - 0123')
    await typePlace(page)
    await fillCard(page)
    await expect(page.getByText(maya.email)).toBeVisible()
    await expect(page.getByText('Ship to')).toHaveCount(0)
    await placeOrder(page)
    await expectConfirmation(page)
    await expect(page.getByText(/goes out by email.*maya\.okafor@example\.com/)).toBeVisible()
    await expect(page.getByText('Ships to')).toHaveCount(0)
    await expect(page.getByText('On its way', { exact: true })).toHaveCount(0)
  })
}

test('a host page calls a shoe’s looks colours, and a gift card’s choices by their names', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await expect(page.getByText(/^\d colors$/).first()).toBeVisible()
  await page.goto(`${host}/en-us/c/gift-cards-4000`)
  await expect(page.getByText('4 to choose from').first()).toBeVisible()
  await expect(page.getByText(/\d colou?rs/)).toHaveCount(0)
  await page.goto(`${host}/en-us/p/gift-card-TQ4407AB15`)
  await expect(page.getByRole('link', { name: 'Choose design and amount' })).toBeVisible()
})
