import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from './accessible'
import { arrive } from './filled-cart'
import { shop } from './places'
import { expectConfirmation, fillCard, maya, placeOrder, said, toBilling, typeAddress } from './shopper'

const PASSWORD = 'Harbour-7x'

/** Buys as a guest and keeps the order by a password: a new account with one order. */
async function haveNewAccount(page: Page, email: string): Promise<string> {
  await arrive(page)
  await typeAddress(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  const number = (await expectConfirmation(page)).replace(/\D/g, '')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Keep this order' }).click()
  await expect(page.getByRole('heading', { name: `Hello, ${maya.firstName}` })).toBeVisible()
  return number
}

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Claims the warranty for the order, with a picture beside a file that is none. */
async function claimWithPicture(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Warranty' }).click()
  await page.getByLabel('Order', { exact: true }).selectOption(number)
  await page.getByLabel('Product', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('What happened?').fill('The sole came off.')
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'sole.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') },
    { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear shop') },
  ])
  await expect(page.getByText('can’t open this picture').last()).toBeVisible()
  await expectAccessible(page, 'account/warranty, with pictures')
  await page.getByRole('button', { name: 'Remove letter.png' }).click()
  await expect(page.getByLabel('Add pictures')).toBeFocused()
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByRole('heading', { name: 'We have your claim' })).toBeFocused()
}

test('F1: a shopper takes a copy of all that is kept of them, and erases the account, which waits for an order under way', async ({
  page,
}) => {
  test.slow()
  const email = `gone.${Date.now()}@example.com`
  const number = await haveNewAccount(page, email)
  await claimWithPicture(page, number)
  await page.getByRole('link', { name: 'My data' }).click()
  await expectAccessible(page, 'account/data')

  await page.getByRole('button', { name: 'Request a copy' }).click()
  await expect(said(page, 'Your copy is ready until')).toBeVisible()
  await expectAccessible(page, 'account/data, with a copy')
  const copy = page.locator('section', { has: page.getByRole('button', { name: 'Download my data' }) })
  const end = page.locator('section', { has: page.getByRole('button', { name: 'Erase my account' }) })
  const submit = (part: typeof copy) => part.getByRole('button', { name: /Download my data|Erase my account/ }).click()
  const password = (part: typeof copy) => part.getByLabel('Current password')

  await submit(copy)
  await expect(password(copy)).toBeFocused()
  await password(copy).fill('not-mine')
  await submit(copy)
  await expect(password(copy)).toHaveAccessibleDescription(/incorrect/)
  await password(copy).fill(PASSWORD)
  const [file] = await Promise.all([page.waitForEvent('download'), submit(copy)])
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.zip$/)
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(textOf('account.json')).toContain(email)
  expect(textOf('orders.json')).toContain(number)
  expect(Object.keys(files).filter(name => name.startsWith('pictures/'))).toHaveLength(1)
  await expect(said(page, 'Your browser is saving the file')).toBeVisible()

  await password(end).fill(PASSWORD)
  await submit(end)
  await expect(said(page, 'You have an open order')).toBeVisible()

  await page.goto(`${shop}/en-us/account/order?number=${number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(said(page, 'Nothing will be sent')).toBeVisible()

  await page.goto(`${shop}/en-us/account/data`)
  await password(end).fill(PASSWORD)
  await submit(end)
  await expect(page).toHaveURL(`${shop}/en-us/account-erased`)
  await expect(page.getByRole('heading', { name: 'Your account is erased' })).toBeVisible()
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(left).not.toContain(email)

  await page.goto(`${shop}/en-us/account`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
})
