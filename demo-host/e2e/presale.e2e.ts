import { expect, type Page, test } from '@playwright/test'
import { newAccount, PASSWORD, signInThere } from './new-account'
import { host, shop, stranger } from './places'
import { chooseSize, drawer } from './shopper'
import { scriptTag, visit } from './stranger-page'

const PRESALE = 'TQ4407AB14'

type Till = { till: { open(name: string, props: object): Promise<void> } }

/** Opens the quick shop of a presale, chooses a size, and presses what a guest finds there. */
async function wantPresale(page: Page): Promise<void> {
  await page.waitForFunction(() => 'till' in window)
  await page.evaluate(product => (window as unknown as Till).till.open('quick-shop', { product }), PRESALE)
  await chooseSize(page)
  await page.getByRole('button', { name: 'Sign in to buy' }).click()
}

/** The quick shop, ready to add what was chosen before. */
async function addPresale(page: Page): Promise<void> {
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('radio', { name: /^\d/, checked: true })).toBeChecked()
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  await expect(drawer(page)).toBeVisible()
}

test('G10: on Northlane a guest’s presale opens the sign-in over the quick shop, and is added after it', async ({
  page,
}) => {
  const { email } = await newAccount(page, { isWhole: true })
  await page.goto(`${host}/en-us`)
  await wantPresale(page)
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeHidden()
  await addPresale(page)
})

test('G10: on the blog the sign-in is in the shop’s window, and the blog may add the presale then', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await page.goto(`${stranger}/slow-miles/meridian-2`)
  await wantPresale(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await signInThere(window, email)
  await window.getByRole('button', { name: 'Use my bag there' }).click()
  await addPresale(page)
})

test('G10: a page without a sign-in of its own, which refuses windows, comes back signed in from the shop', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  await page.goto(`${stranger}/bootstrap-shop`)
  await page.evaluate(() => {
    window.open = () => null
  })
  await wantPresale(page)
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  await signInThere(page, email)
  await page.getByRole('button', { name: 'Use my bag there' }).click()
  await expect(page).toHaveURL(`${stranger}/bootstrap-shop`)
  await page.evaluate(product => (window as unknown as Till).till.open('quick-shop', { product }), PRESALE)
  await chooseSize(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expect(drawer(page)).toBeVisible()
})

test('G10: the shop’s window of a wallet leads a guest who wants a presale to the sign-in, and goes on with it after that', async ({
  page,
}) => {
  const { email } = await newAccount(page)
  const markup = `<!doctype html><html lang="en"><head><title>A stranger</title>${scriptTag({ key: 'pk_partner' })}</head>
<body><till-wallet-buttons context="product" product="${PRESALE}" upc="2106034971243"></till-wallet-buttons></body></html>`
  await visit(page, markup, { address: `${stranger}/of-a-stranger` })
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: /PayPal/ }).click()
  const window = await opening
  await expect(window.getByRole('heading', { name: 'Members can buy it first' })).toBeVisible()
  await expect(window.getByRole('button', { name: 'Close this window' })).toBeVisible()
  await window.getByRole('link', { name: 'Sign in' }).click()
  await window.getByLabel('Email').fill(email)
  await window.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await window.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(window).toHaveURL(`${shop}/en-us/express`)
  await expect(window.getByRole('button', { name: 'PayPal' })).toBeVisible()
  await expect(window.getByText('Meridian 3')).toBeVisible()
})
