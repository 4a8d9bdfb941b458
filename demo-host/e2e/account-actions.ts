import { expect, type Page } from '@playwright/test'
import type { MetCode } from '../codes/account-seen'
import { signInAs } from './account'
import { type Bring, signInActions } from './sign-in-actions'
import { changeElsewhere, endSessionsOf, fillBagOf } from './ended-session'
import { asNewcomer, letTimePass, PASSWORD, press } from './newcomer'
import { shop } from './places'
import { typePlace } from './shopper'

async function keepAddress(page: Page, kind: 'shipping' | 'billing', street: string): Promise<void> {
  await press(page, `Add a ${kind} address`)
  await typePlace(page)
  await page.getByLabel('Address', { exact: true }).fill(street)
  await press(page, 'Save')
}

async function isKept(page: Page, street: string): Promise<void> {
  await expect(page.getByText(street, { exact: true })).toBeVisible()
}

async function remove(page: Page, street: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Remove ${street}, `) }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click()
}

async function asClerk(page: Page): Promise<void> {
  await page.goto(`${shop}/en-us/associate-login`)
  await signInAs(page, 'clerk')
  await expect(page.getByRole('heading', { name: 'Where are you selling?' })).toBeVisible()
}

/** What brings each code about that a page shows of an account. */
export const actions: Readonly<Record<MetCode, Bring>> = {
  ...signInActions,
  AUT442: async page => {
    await asNewcomer(page, '/account/profile')
    await page.getByLabel('Phone').fill('5035550148')
    await page.getByRole('button', { name: 'Save' }).first().click()
  },
  AUT404: async page => {
    const email = await asNewcomer(page, '/account/profile')
    await expect(page.getByLabel('Phone')).toBeVisible()
    await endSessionsOf(email)
    await page.getByRole('button', { name: 'Save' }).first().click()
  },
  PRO411: async page => {
    await asNewcomer(page, '/account', shop, { birthDate: '1990-05-14' })
    await page.goto(`${shop}/de-de/account/profile`)
    await page.getByLabel('Geburtsdatum').fill('')
    await page.getByRole('button', { name: 'Speichern' }).first().click()
  },
  PRO412: async page => {
    const email = await asNewcomer(page, '/account')
    await changeElsewhere(email, { consumerDetails: { phone: '9012345678', phoneCode: '81' } })
    await page.goto(`${shop}/en-us/account/profile`)
    await page.getByLabel('Phone').fill('901234')
    await page.getByRole('button', { name: 'Save' }).first().click()
  },
  PRO418: async page => {
    const email = await asNewcomer(page, '/account')
    const interests = Array.from({ length: 40 }, (_none, at) => `i${at}`).join('|')
    await changeElsewhere(email, { preferences: { interests } })
    await page.goto(`${shop}/en-us/account/profile`)
    await page.getByRole('group', { name: 'Interests' }).getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Save' }).last().click()
  },
  PRO414: async page => {
    await asNewcomer(page, '/account/addresses')
    for (const street of ['1 Main Street', '2 Other Street']) {
      await keepAddress(page, 'billing', street)
      await isKept(page, street)
    }
    await remove(page, '1 Main Street')
  },
  CCA400: async page => {
    await asNewcomer(page, '/account/addresses')
    await keepAddress(page, 'billing', '1 Main Street')
    await isKept(page, '1 Main Street')
    await keepAddress(page, 'billing', '1 Main Street')
  },
  CCA401: async page => {
    await asNewcomer(page, '/account/addresses')
    for (const street of ['1 Main Street', '2 Other Street']) {
      await keepAddress(page, 'billing', street)
      await isKept(page, street)
    }
    const other = await page.context().newPage()
    await other.goto(`${shop}/en-us/account/addresses`)
    await remove(other, '2 Other Street')
    await expect(other.getByText('2 Other Street', { exact: true })).toHaveCount(0)
    await other.close()
    await page.getByRole('button', { name: /^Make 2 Other Street, .* the main one$/ }).click()
  },
  PRO421: async page => {
    const email = await asNewcomer(page, '/account/data')
    await press(page, 'Request a copy')
    const copy = page.locator('section', { has: page.getByRole('button', { name: 'Download my data' }) })
    await copy.getByLabel('Current password').fill(PASSWORD)
    await letTimePass(page, email, 73)
    await press(page, 'Download my data')
  },
  CCN404: async page => {
    await asClerk(page)
    await page.getByLabel('Store', { exact: true }).selectOption('S001')
    await page.getByLabel('Your name').selectOption('S001-E1')
    await page.getByLabel('Customer’s email').fill('nobody@till.test')
    await press(page, 'Start selling')
  },
  AUT498: async page => {
    const email = await asNewcomer(page, '/account')
    await fillBagOf(email)
    await page.goto(`${shop}/en-us/cart`)
    await expect(page.locator('.line').first()).toBeVisible()
    // What the page calls by itself would meet the ended session before the shopper does.
    await page.waitForLoadState('networkidle')
    await endSessionsOf(email)
    await page.locator('.line').first().getByRole('button', { name: 'One more' }).click()
  },
}
