import { expect, test } from '@playwright/test'
import { isCall, ordersOf, stockOf } from './faults'
import { arrive } from './filled-cart'
import { host } from './places'
import {
  chooseSize,
  drawer,
  expectBag,
  expectConfirmation,
  fillCard,
  maya,
  placeButton,
  toBilling,
  toSummary,
  typeAddress,
  typeCard,
} from './shopper'

/** Nobody else here buys these, so that their stock counts the orders. */
const socks = 'SK5366UN07'

test('T6: a shopper who reloads at every step loses nothing typed, and buys once', async ({ page }) => {
  const before = await stockOf(page.request, socks)
  await arrive(page, { productId: socks })
  await typeAddress(page)
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(maya.email)
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(maya.address)
  await expect(page.getByLabel('State')).toHaveValue(maya.state)
  await expect(page.getByLabel('Phone')).toHaveValue(/555/)
  await toBilling(page).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Card number')).toHaveValue('')
  await fillCard(page)
  await page.reload()
  await expect(page.getByText('Visa ending 1111')).toBeVisible()
  await expect(page.getByText(maya.address)).toBeVisible()
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).click()
  const number = await expectConfirmation(page)
  await page.reload()
  expect(await expectConfirmation(page)).toBe(number)
  expect(await stockOf(page.request, socks)).toBe(before - 1)
})

test('T6: a shopper who goes back at every step loses nothing typed, and buys once', async ({ page }) => {
  const before = await stockOf(page.request, socks)
  await arrive(page, { productId: socks })
  await typeAddress(page)
  await toBilling(page).click()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(maya.email)
  await expect(page.getByLabel('ZIP code')).toHaveValue(maya.zip)
  await toBilling(page).click()
  await fillCard(page)
  await page.goBack()
  await expect(page.getByText('Visa ending 1111')).toBeVisible()
  await toSummary(page).click()
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).click()
  await expectConfirmation(page)
  await page.goBack()
  // What was bought cannot be bought again from a page that lies behind.
  await expect(page.getByRole('heading', { name: 'Your bag is empty' }).or(page.getByText(/^Order \d+/))).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
  expect(await stockOf(page.request, socks)).toBe(before - 1)
})

test('T6: a shopper who clicks everything twice puts one item into the bag and places one order', async ({ page }) => {
  const orders = ordersOf(page)
  let asked = 0
  page.on('request', request => {
    if (isCall(request, 'placeOrder')) asked += 1
  })
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().dblclick()
  const panel = page.getByRole('dialog')
  await chooseSize(page, '9.5')
  await panel.getByRole('button', { name: /^Add to bag/ }).dblclick()
  await expect(drawer(page)).toBeVisible()
  await expectBag(page, 1)
  await drawer(page).getByRole('button', { name: 'Checkout' }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await typeAddress(page)
  await toBilling(page).dblclick()
  await typeCard(page)
  await toSummary(page).dblclick()
  await expect(page).toHaveURL(/\/checkout\/summary/)
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('1 item')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).dblclick()
  await expectConfirmation(page)
  expect(asked).toBe(1)
  // An answer is read a moment after the page has it.
  await expect.poll(() => orders.size).toBe(1)
})

test('T6: place order pressed twice at once, and again by the keyboard, is one order', async ({ page }) => {
  const before = await stockOf(page.request, socks)
  await arrive(page, { productId: socks })
  await typeAddress(page)
  await toBilling(page).click()
  await fillCard(page)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
    button.form?.requestSubmit()
  })
  await page.keyboard.press('Enter')
  await expectConfirmation(page)
  expect(await stockOf(page.request, socks)).toBe(before - 1)
})
