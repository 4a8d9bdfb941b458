import type { Page } from '@playwright/test'
import { type Account, haveAlone } from './account'
import { host, stranger } from './places'
import { addFirstSize, goToCheckout, said } from './shopper'
import { expectSeen } from './soon'

const PASSWORD = 'Till-demo-1'
const pictures = process.env.TILL_PICTURES

/** Takes a picture of the page on a telephone and on a desk, where pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!pictures) return
  const before = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

/** Types who signs in, wherever that is asked. */
export async function typePassword(page: Page, account: string): Promise<void> {
  await page.getByLabel('Email').fill(`${account}@till.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
}

/** Signs in in Northlane's header, where the password is typed in the page. */
export async function signInOnNorthlane(page: Page, account: Account, firstName: string): Promise<void> {
  await haveAlone(page, account)
  await page.goto(`${host}/en-us`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await typePassword(page, account)
  await expectSeen(page.getByRole('banner').getByRole('button', { name: firstName }))
}

/** Signs in from the blog, in the shop's own window. */
export async function signInOnBlog(page: Page, account: Account): Promise<void> {
  await haveAlone(page, account)
  await page.goto(`${stranger}/slow-miles/meridian-2`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open the sign-in window' }).click()
  const window = await opening
  await typePassword(window, account)
  const closing = window.waitForEvent('close')
  await window.getByRole('button', { name: 'Use my bag there' }).click()
  await closing
  await expectSeen(page.getByRole('banner').getByRole('button', { name: 'Signed in' }))
}

/** Puts a shoe into the bag on Northlane, and goes to checkout. */
export async function buyShoe(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await goToCheckout(page)
}

/** Takes the order back that was just placed: its money, credit and points are there for the next test. */
export async function takeBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See or cancel this order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expectSeen(said(page, 'Nothing will be sent'))
}

/** The balance on the page of the club. */
export async function pointsOn(page: Page): Promise<number> {
  const balance = page.locator('section', { has: page.getByRole('heading', { name: 'Your points', exact: true }) })
  await expectSeen(balance)
  return Number(((await balance.textContent()) ?? '').replaceAll(',', '').match(/\d+/)?.[0])
}
