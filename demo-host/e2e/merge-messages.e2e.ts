import { expect, type Page, test } from '@playwright/test'
import { newAccount, PASSWORD, signInThere } from './new-account'
import { host, stranger } from './places'
import { shopCall } from './shop-call'
import { expectBag, said } from './shopper'

type Till = { till: { cart: { add(what: object): Promise<unknown> } } }

/** A shoe of which a shopper may have two pairs. */
const RACER = 'TQ4407AB17'

async function addTwoPairs(page: Page): Promise<void> {
  await page.waitForFunction(() => 'till' in window)
  const { variants } = await shopCall(page.request, 'GET', `/products/v2/products/${RACER}/details`)
  const pairs = { productId: RACER, upc: variants[0].upc, qty: 2 }
  await page.evaluate(item => (window as unknown as Till).till.cart.add(item), pairs)
  await expectBag(page, 2)
}

async function signOutHere(page: Page, opener: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: opener }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('till-sign-in .opener')).toHaveText('Sign in')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectBag(page, 0)
}

const lost = (page: Page) => said(page, /Not everything had room in your bag.*\(0 of 2\)/)

test('A3: what the account’s bag had no room for is listed by name on the shop’s own page', async ({ page }) => {
  const { email } = await newAccount(page, { isWhole: true })
  await page.goto(`${host}/en-us`)
  const signIn = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Philippa' })).toBeVisible()
  }
  await addTwoPairs(page)
  await signIn()
  await signOutHere(page, 'Philippa')
  await addTwoPairs(page)
  await expect(lost(page)).toHaveCount(0)
  await signIn()
  await expect(lost(page)).toBeVisible()
})

test('A3: so on the blog, after the shop’s window', async ({ page }) => {
  const { email } = await newAccount(page)
  await page.goto(`${stranger}/slow-miles/meridian-2`)
  const openWindow = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
    const opening = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Open the sign-in window' }).click()
    return opening
  }
  const allow = async (window: Page) => {
    await window.getByRole('button', { name: 'Use my bag there' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Signed in' })).toBeVisible()
  }
  await addTwoPairs(page)
  const window = await openWindow()
  await signInThere(window, email)
  await allow(window)
  await signOutHere(page, 'Signed in')
  await addTwoPairs(page)
  await allow(await openWindow())
  await expect(lost(page)).toBeVisible()
})
