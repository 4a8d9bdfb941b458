import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { newAccount, PASSWORD } from './new-account'
import { host, shop } from './places'
import { fillCard, fillShipping, placeOrder, said } from './shopper'
import { barePage, visit } from './stranger-page'

const newEmail = () => `nova.${randomUUID()}@example.com`
const step = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function makeAccount(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Nova')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-7')
  await page.getByLabel('I agree to the terms').check()
  await press(page, 'Create account')
}

test('A5: from the look-up of an address to its end a new shopper goes step by step, and on after a reload', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto(`${shop}/en-us/enrolment?referral=NL20448817`)
  await step(page, 'Sign in or create an account')
  await press(page, 'Continue')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(email)
  await press(page, 'Continue')
  await step(page, 'Create your account')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.reload()
  await step(page, 'Create your account')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await makeAccount(page)

  await step(page, /^Join .* Club$/)
  await page.getByRole('button', { name: /^Join .* Club$/ }).click()
  await step(page, 'Welcome, Nova')
  await press(page, 'Continue')
  await step(page, 'Your phone number')
  await press(page, 'Save and continue')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.getByLabel('Phone').fill('5035550148')
  await press(page, 'Save and continue')
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/belongs to another account/)
  await press(page, 'Skip')
  await step(page, 'About you')
  await page.reload()
  await step(page, 'About you')
  await expect(page.getByLabel('First name')).toHaveValue('Nova')
  await page.getByLabel('Postal code').fill('97205')
  await page.getByLabel('Birth date').fill(`${new Date().getFullYear() - 5}-01-01`)
  await press(page, 'Save and continue')
  await expect(page.getByLabel('Birth date')).toHaveAccessibleDescription(/at least 13 years/)
  await page.getByLabel('Birth date').fill('1990-05-14')
  await press(page, 'Save and continue')
  await step(page, 'What do you like?')
  await page.getByLabel('Trail running').check()
  await press(page, 'Save and continue')
  await step(page, 'All done')
  await press(page, 'Continue to the shop')
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
  await page.goto(`${shop}/en-us/account/profile`)
  await expect(page.getByLabel('Trail running')).toBeChecked()
  const saved = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(saved).not.toMatch(/Harbour-7|@example/)
})

test('A4, A5: on the shop’s own page the account is made in the dialog, and what the shopper likes is asked for there', async ({
  page,
}) => {
  const opener = '<button data-till-open="sign-in" data-till-step="sign-up">Join us</button>'
  await visit(page, barePage('* { all: unset !important }', opener), { address: `${host}/of-a-stranger` })
  await page.getByText('Join us').click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await makeAccount(page)
  await expect(page.getByRole('dialog', { name: 'Join the club' })).toBeVisible()
  await press(page, 'Not now')
  await press(page, 'Skip')
  await press(page, 'Skip')
  const likes = page.getByRole('dialog', { name: 'What do you like?' })
  await likes.getByLabel('Track').check()
  await press(page, 'Save and continue')
  await press(page, 'Continue to the shop')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A12: a bot challenge is answered by the shopper, and the sign-in goes on', async ({ page }) => {
  let asked = 0
  await page.route('**/consumers-v3/auth/signin*', async route => {
    if (route.request().method() !== 'POST' || ++asked > 2) return route.continue()
    const { recaptcha_response: _, ...body } = route.request().postDataJSON()
    await route.continue({ postData: JSON.stringify({ ...body, recaptcha_response: 'challenge' }) })
  })
  await page.goto(`${shop}/en-us/sign-in`)
  await signInAs(page, 'member')
  const question = page.getByRole('dialog', { name: 'Are you a person?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(said(page, 'We could not verify')).toBeVisible()
  await press(page, 'Sign in')
  await question.getByRole('button', { name: 'I am a person' }).click()
  await expect(page.getByRole('banner')).toContainText('Noor')
  expect(asked).toBe(3)
})

test('A9, M8: an associate chooses store and name, sells with both in the order, and is sent back where it ends', async ({
  page,
}) => {
  await arrive(page)
  await page.goto(`${shop}/en-us/associate-login`)
  await signInAs(page, 'manager')
  await step(page, 'Where are you selling?')
  await press(page, 'Start selling')
  await expect(page.getByLabel('Store', { exact: true })).toBeFocused()
  await page.getByLabel('Store', { exact: true }).selectOption('S001')
  await press(page, 'Start selling')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').selectOption('S001-E3')
  await press(page, 'Start selling')
  await page.getByRole('link', { name: 'Go to the bag' }).click()
  await expect(page.getByRole('heading', { name: 'Price adjustments' })).toBeVisible()
  await expect(page.getByRole('button', { name: /PayPal/ })).toHaveCount(0)
  const bar = page.getByRole('complementary', { name: 'Store associate sign-in' })
  await page.reload()
  await expect(bar).toContainText('is selling in')
  const ordering = page.waitForRequest(request => /checkout\/order/.test(request.url()) && request.method() === 'PUT')
  await page.goto(`${shop}/en-us/checkout/shipping`)
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  expect((await ordering).postDataJSON()).toMatchObject({
    inStoreSalesInfo: { storeId: 'S001', employeeId: 'S001-E3' },
  })
  await expect(page).toHaveURL(/order-confirmation/)
  await bar.getByRole('button', { name: 'Stop selling' }).click()
  await expect(page).toHaveURL(`${shop}/en-us/associate-login`)
  await step(page, 'Where are you selling?')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('S001-E3')
})

test('A5: who signs in and lacks something is asked for it above the bag and in the account, until they say not now', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  const question = page.getByRole('region', { name: 'A few details are missing' })
  await page.goto(`${shop}/en-us/sign-in`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(`${shop}/en-us/cart`)
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()

  const tab = await page.context().newPage()
  await tab.goto(`${shop}/en-us/account`)
  const there = tab.getByRole('region', { name: 'A few details are missing' })
  await there.getByRole('button', { name: 'Complete your account' }).click()
  await step(tab, 'Your phone number')
  await expect(tab).toHaveURL(/enrolment\?from=%2Fen-us%2Faccount$/)
})

test('M2: a script opens the dialogs of the sign-in by their own names', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await page.waitForFunction(() => 'till' in window)
  for (const [name, title] of [
    ['sign-up', 'Create your account'],
    ['forgot-password', 'Forgot your password?'],
  ] as const) {
    const open = (name: string) =>
      (window as unknown as { till: { open(name: string): Promise<void> } }).till.open(name)
    await page.evaluate(open, name)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
