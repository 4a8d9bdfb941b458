import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import { expectConfirmation, fillCard, maya, placeOrder, toBilling, typeAddress, typePlace } from './shopper'

/** Has the shop say that it sends no mail, as one without a mail server does. */
async function sendNoMail(page: Page): Promise<void> {
  await page.route('**/fapi/site/settings*', async route => {
    const answer = await route.fetch()
    const settings = (await answer.json()) as { features: object }
    await route.fulfill({ response: answer, json: { ...settings, features: { ...settings.features, mail: false } } })
  })
}

for (const mails of [true, false]) {
  test(`E2: a shop that sends ${mails ? 'mails promises one' : 'no mail promises none'}, also after a reload of the confirmation`, async ({
    page,
  }) => {
    if (!mails) await sendNoMail(page)
    const promise = page.getByText('A confirmation is on its way to')
    await arrive(page)
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
  await sendNoMail(page)
  await page.goto(`${shop}/en-us/forgot-password`)
  await expect(page.getByText('This shop sends no email.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    /\/help\/contact-us$/,
  )
  await page.goto(`${host}/en-us`)
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
  await sendNoMail(page)
  await page.goto(`${shop}/en-us/account/data`)
  await signInAs(page, 'shopper')
  await expect(page.getByText(/show it here when it is ready/)).toBeVisible()
  for (const path of [
    '/account/data',
    '/account/warranty',
    '/account/loyalty',
    '/order',
    '/sale-terms',
    '/order-confirmation',
  ]) {
    await page.goto(`${shop}/en-us${path}`)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.locator('main [aria-busy]')).toHaveCount(0)
    await expect(page.getByRole('main'), path).not.toContainText(quiet)
  }
})

test('a shop that sends no mail says of no gift card that it goes by email, in checkout and confirmed', async ({
  page,
}) => {
  await sendNoMail(page)
  await arrive(page, { productId: 'TQ4407AB15' })
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
  await expect(page.getByText('Goes to the email above')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /to someone else/ })).toHaveCount(0)
  await page.getByLabel('Email', { exact: true }).fill(maya.email)
  await page.getByLabel('First name').fill(maya.firstName)
  await page.getByLabel('Last name').fill(maya.lastName)
  await page.getByLabel('Phone').fill(maya.phone)
  await toBilling(page).click()
  await typePlace(page)
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(page.getByText('Your order is placed.')).toBeVisible()
})
