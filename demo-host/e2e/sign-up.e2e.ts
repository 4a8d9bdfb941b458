import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from './account'
import { arrive } from './filled-cart'
import { linkMailedTo } from './mailbox'
import { sendInstead } from './newcomer'
import { shop } from './places'
import { said } from './shopper'

const newEmail = () => `ada.${randomUUID()}@example.com`
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' })
const password = (page: Page, name = 'Password') => page.getByLabel(name, { exact: true })

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(typed)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('A4: a new shopper signs up on the way to checkout: what is wrong is marked on its field, and the bag comes along', async ({
  page,
}) => {
  await arrive(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await submit(page).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This field is required')
  await expect(page.getByText('Agree to continue')).toBeVisible()

  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill('shopper@till.test')
  await password(page).fill('harbour')
  await expect(page.getByRole('listitem').filter({ hasText: 'A lowercase letter' })).toContainText('done')
  await expect(page.getByRole('listitem').filter({ hasText: 'A capital letter' })).toContainText('still missing')
  await page.getByLabel('I agree to the terms').check()
  await submit(page).click()
  await expect(password(page)).toBeFocused()
  await password(page).fill('Harbour-7')
  await page.getByLabel('Birth date').fill(`${new Date().getFullYear() - 5}-01-01`)
  await submit(page).click()
  await expect(page.getByLabel('Birth date')).toHaveAccessibleDescription(/at least 13 years/)
  await page.getByLabel('Birth date').fill('')

  await submit(page).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/An account with this email exists/)
  await email.fill(newEmail())
  await page.getByLabel('Phone').fill('5035550148')
  await submit(page).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/belongs to another account/)
  await expect(password(page)).toHaveValue('Harbour-7')
  await page.getByLabel('Phone').fill('')
  await submit(page).click()

  await expect(page).toHaveURL(`${shop}/en-us/checkout/shipping`)
  await expect(page.getByRole('banner')).toContainText('Ada')
  await expect(page.getByText('Meridian 2').first()).toBeVisible()
  const saved = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(saved).not.toContain('Harbour-7')
})

test('A2, A10: the button of the club leads from the sign-in to a sign-up with the club ticked, and with what was typed', async ({
  page,
}) => {
  await page.goto(`${shop}/en-us/sign-in`)
  await page.getByLabel('Email').fill('nova@example.com')
  await page.getByRole('link', { name: /^Join .* Club$/ }).click()
  await expect(page).toHaveURL(`${shop}/en-us/sign-up?join=loyalty`)
  await expect(page.getByLabel(/^Join .* Club and collect/)).toBeChecked()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nova@example.com')
  await page.getByRole('link', { name: 'Sign in' }).last().click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nova@example.com')
})

test('A4: an error that is about no field is in a notice that is scrolled to; text messages need an accept of their own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(`${shop}/en-us/sign-up?join=loyalty`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(newEmail())
  await password(page).fill('Harbour-7')
  await page.getByLabel('I agree to the terms').check()
  await expect(page.getByLabel(/^Join .* Club/)).toBeChecked()
  const texts = page.getByLabel('Text me about')
  await texts.click()
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('A valid phone number is required')
  await expect(texts).not.toBeChecked()
  await page.getByLabel('Phone').fill(`212${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`)
  await texts.click()
  await page.getByRole('button', { name: 'Agree to texts' }).click()
  await expect(page.getByText('You will get texts at this number')).toBeVisible()

  const call = { method: 'POST', path: /\/auth\/signup$/ }
  await sendInstead(page, { ...call, change: body => ({ ...body, recaptcha_response: 'refuse' }) })
  await submit(page).click()
  await expect(said(page, 'We could not verify')).toBeInViewport()
  await page.unrouteAll({ behavior: 'wait' })
  await submit(page).click()
  await expect(page.getByRole('banner')).toContainText('Ada')
})

test('A6: a forgotten password is reset by the link of the mail, which works once; then it can be changed', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await signUp(page, email)
  await page.getByRole('button', { name: 'Sign out' }).click()
  // A screen of one's own leads to the shop's own pages.
  await page.waitForURL(url => url.origin !== shop)

  await page.goto(`${shop}/en-us/sign-in`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('This field is required')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(`account for ${email}`)).toBeVisible()

  const link = await linkMailedTo(request, email, /password/i)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible()
  await expect(page).toHaveURL(`${shop}/en-us/reset-password`)
  await password(page, 'New password').fill('Harbour-7')
  await password(page, 'Repeat new password').fill('Harbour-8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(password(page, 'Repeat new password')).toBeFocused()
  await password(page, 'Repeat new password').fill('Harbour-7')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(password(page, 'New password')).toHaveAccessibleDescription(/used this password before/)
  await password(page, 'New password').fill('Harbour-8')
  await password(page, 'Repeat new password').fill('Harbour-8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()

  await page.goto(`${shop}/en-us/cart`)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, 'Harbour-8')
  await expect(page.getByRole('banner')).toContainText('Ada')

  await page.goto(`${shop}/en-us/account/password`)
  await password(page, 'Current password').fill('Harbour-7')
  await password(page, 'New password').fill('Harbour-9')
  await password(page, 'Repeat new password').fill('Harbour-9')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(password(page, 'Current password')).toBeFocused()
  await expect(password(page, 'Current password')).toHaveAccessibleDescription(/incorrect/)
  await password(page, 'Current password').fill('Harbour-8')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(said(page, 'Your password has been changed')).toBeVisible()
  await expect(password(page, 'Current password')).toHaveValue('')
})

test('A6: a link that has expired says so, and leads to a new one', async ({ page }) => {
  await page.goto(`${shop}/en-us/reset-password#token=gone`)
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await page.getByRole('link', { name: 'Request a new link' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
})

test('A8: an employee signs in at the door for employees, where a customer does not', async ({ page, context }) => {
  const customer = newEmail()
  await signUp(page, customer)
  await context.clearCookies()
  await page.goto(`${shop}/en-us/sign-in`)
  await page.getByRole('link', { name: 'Employee sign-in' }).click()
  await expect(page.getByRole('heading', { name: 'Employee sign-in' })).toBeVisible()
  await signIn(page, customer, 'Harbour-7')
  await expect(said(page, 'do not match')).toBeVisible()
  await signIn(page, 'employee@till.test', 'Till-demo-1')
  const terms = page.getByRole('dialog', { name: /terms/i })
  await expect(terms).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('Emil')
})
