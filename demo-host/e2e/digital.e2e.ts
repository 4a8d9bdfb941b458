import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { expectConfirmation, fillCard, listOf, maya, placeOrder, toBilling, typePlace } from './shopper'

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

test('B5: who gets a gift card is asked for at the shipping step, and told there and in the bag', async ({ page }) => {
  await arrive(page, { productId: 'TQ4407AB15' })
  const getter = page
    .getByRole('listitem')
    .filter({ hasText: 'Gift card' })
    .filter({ hasText: 'Goes to the email above' })
  await getter.getByRole('button', { name: 'Send Gift card to someone else' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gift option' })
  await dialog.getByLabel('To', { exact: true }).fill('Noor')
  await dialog.getByLabel('Their email').fill('noor@example.com')
  await dialog.getByLabel('Message').fill('Run well')
  await dialog.getByRole('button', { name: 'Save gift option' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('For Noor, noor@example.com')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change who gets Gift card' })).toBeFocused()
  await page.goto(`${shop}/en-us/cart`)
  await expect(page.getByText('By email', { exact: true })).toBeVisible()
  await expect(page.getByText('Ship to me')).toHaveCount(0)
})

test('G1: a gift card’s panel has one button that adds, until a sum of one’s own is typed', async ({ page }) => {
  await page.goto(`${host}/en-us/c/gift-cards-4000`)
  await listOf(page).getByRole('button', { name: 'Quick shop: Gift card', exact: true }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByLabel('Custom amount')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Add/ })).toHaveCount(1)
  await panel.getByLabel('Custom amount').fill('75')
  await panel.getByRole('button', { name: 'Add this amount' }).click()
  await expect(page.getByRole('dialog', { name: /bag/i })).toContainText('$75.00')
})

test('a host page calls a shoe’s looks colours, and a gift card’s choices by their names', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await expect(page.getByText(/^\d colors$/).first()).toBeVisible()
  await page.goto(`${host}/en-us/c/gift-cards-4000`)
  await expect(page.getByText('4 to choose from').first()).toBeVisible()
  await expect(page.getByText(/\d colou?rs/)).toHaveCount(0)
})
