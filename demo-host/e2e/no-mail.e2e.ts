import { expect, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { openOwnShop, type OwnShop } from './own-shop'
import { shop } from './places'
import { typePassword } from './role'
import { expectConfirmation, fillCard, placeOrder, productOf, toBilling, typeAddress } from './shopper'

let own: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  own = await openOwnShop({ TILL_SANDBOX_MAILS: 'off' })
})

test.afterAll(() => own.stop())

for (const mails of [true, false]) {
  test(`E2: a shop that sends ${mails ? 'mails promises one' : 'no mail promises none'}, also after a reload of the confirmation`, async ({
    page,
  }) => {
    const promise = page.getByText('A confirmation is on its way to')
    await arrive(page, { shop: mails ? shop : own.shop })
    await typeAddress(page)
    await toBilling(page).click()
    await fillCard(page)
    await placeOrder(page)
    await expectConfirmation(page)
    const settings = page.waitForResponse('**/fapi/site/settings*')
    await page.reload()
    await settings
    await expectConfirmation(page)
    await expect(page.getByText('We are packing it now.')).toBeVisible()
    await expect(promise).toHaveCount(mails ? 1 : 0)
  })
}

test('a shop that sends no mail offers no link for a forgotten password, on its pages and in the dialog', async ({
  page,
}) => {
  await page.goto(`${own.shop}/en-us/forgot-password`)
  await expect(page.getByText('This shop sends no email.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    /\/help\/contact-us$/,
  )
  await page.goto(`${own.host}/en-us`)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('This shop sends no email.')).toBeVisible()
})

test('before the shop has said whether it sends mails, a forgotten password is promised none', async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/fapi/site/settings*', async route => {
    await asked
    await route.continue()
  })
  await page.goto(`${shop}/en-us/forgot-password`)
  await expect(page.getByText('Enter the email of your account.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/send|link/i)
  answer()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

const quiet = /(by|your|an?|the) e-?mail\b(?! address)|write to you|we mail/i

test('a shop that sends no mail promises none on its pages and in the account', async ({ page }) => {
  test.slow()
  await page.goto(`${own.shop}/en-us/account/data`)
  await typePassword(page, 'shopper')
  await expect(page.getByText(/show it here when it is ready/)).toBeVisible()
  for (const path of [
    '/account/data',
    '/account/warranty',
    '/account/loyalty',
    '/order',
    '/sale-terms',
    '/order-confirmation',
  ]) {
    await page.goto(`${own.shop}/en-us${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('main'), path).not.toContainText(quiet)
  }
})

test('a shop that sends no mail says of no gift card that it goes by email, and sells none that would', async ({
  page,
}) => {
  await page.goto(`${own.host}/en-us/p/gift-card-TQ4407AB15`)
  await expect(page.getByRole('main')).not.toContainText(quiet)
  await expect(productOf(page).getByRole('button', { name: /out of stock/i })).toBeDisabled()
  await expect(productOf(page)).not.toContainText(quiet)
})
