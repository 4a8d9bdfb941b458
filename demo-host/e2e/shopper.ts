import { expect, type Locator, type Page } from '@playwright/test'
import { expectSeen, expectAddress } from './soon'

/** A shopper who has not been here before. */
export const maya = {
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  address: '418 Alder Street',
  city: 'Portland',
  state: 'OR',
  zip: '97205',
  phone: '5035550123',
}

export const cards = {
  pays: '4111 1111 1111 1111',
  asksTheBank: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
} as const

/** The bag's button on a host page, whatever it counts. */
export const bagButton = (page: Page): Locator => page.getByRole('button', { name: /^Bag/ })

/** Waits until the bag's button says this many. */
export async function expectBag(page: Page, count: number): Promise<void> {
  const name = count === 0 ? /^Bag(, empty|, 0 items)?$/ : new RegExp(`^Bag, ${count} items?$`)
  await expectSeen(page.getByRole('button', { name }))
}

/** Comes back to a tab; a browser under test calls all its tabs visible, so the tab is told what a real one tells. */
export async function comeBackTo(tab: Page): Promise<void> {
  await tab.bringToFront()
  await tab.evaluate(() => dispatchEvent(new Event('focus')))
}

/** The product that a product's page shows, once the widget is there. */
export const productOf = (page: Page): Locator => page.locator('till-product .pd')

/** The list of products that a listing shows, once the widget is there. */
export const listOf = (page: Page): Locator => page.locator('till-product-grid .listing')

/** Chooses a size as a thumb does, by what is seen of it: in the open quick shop, unless another place is named. */
export async function chooseSize(
  page: Page,
  size: RegExp | string = /^\d+(\.5)?$/,
  place: Locator = page.getByRole('dialog'),
): Promise<void> {
  const radio = place.getByRole('radio', { name: size, exact: true }).first()
  await radio.locator('xpath=..').click()
  await expect(radio).toBeChecked()
}

/** Chooses the first size there is in the open quick shop or in `place`, and puts the product into the bag, which opens. */
export async function addFirstSize(page: Page, place: Locator = page.getByRole('dialog')): Promise<void> {
  await chooseSize(page, undefined, place)
  await place.getByRole('button', { name: /^Add to bag/ }).click()
  await expectSeen(drawer(page))
}

/** The open bag. */
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Your bag' })

/** The button of a line of the cart that shows what else can be done with it. */
export const moreOf = (place: Page | Locator, name = 'Meridian 2'): Locator =>
  place.getByRole('button', { name: `More for ${name}` })

/** Opens the bag if it is closed, and goes to checkout, until the bag has come along. */
export async function goToCheckout(page: Page): Promise<void> {
  if (!(await drawer(page).isVisible())) await bagButton(page).click()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expectAddress(page, /\/checkout\/shipping$/)
  await expectSeen(page.getByRole('heading', { name: 'Contact' }))
}

/** Fills the shipping step for Portland and goes on. */
export async function fillShipping(page: Page): Promise<void> {
  await typeAddress(page)
  await toBilling(page).click()
  await expectSeen(page.getByRole('heading', { name: 'Payment' }))
}

/** Fills the card and goes on to the summary. */
export async function fillCard(page: Page, number: string = cards.pays): Promise<void> {
  await typeCard(page, number)
  await toSummary(page).click()
  await expectSeen(page.getByRole('heading', { name: /Review|Summary/ }))
}

/** Types a card, and stays. */
export async function typeCard(page: Page, number: string = cards.pays): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel(/^Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Maya Okafor')
}

/** Agrees to the terms and presses the button that costs money. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /^(Pay|Place order)/ }).click()
}

/** Waits for the confirmation and gives the order's number. */
export async function expectConfirmation(page: Page): Promise<string> {
  await expectAddress(page, /\/order-confirmation/)
  const number = page.getByText(/Order (number )?[A-Z0-9-]{6,}/).first()
  await expectSeen(number)
  return (await number.textContent()) ?? ''
}

/** Types the address of the shopper, and stays. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(maya.email)
  await typePlace(page)
}

/** Types name and place, of a parcel or a bill, and stays. */
export async function typePlace(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(maya.firstName)
  await page.getByLabel('Last name').fill(maya.lastName)
  await page.getByLabel('Address', { exact: true }).fill(maya.address)
  await page.getByLabel('City').fill(maya.city)
  await page.getByLabel('State').selectOption(maya.state)
  await page.getByLabel('ZIP code').fill(maya.zip)
  await page.getByLabel('Phone', { exact: true }).fill(maya.phone)
}

/** The button that leads on from the first step. */
export const toBilling = (page: Page) => page.getByRole('button', { name: 'Continue to billing' })

/** The button that leads on from the second step. */
export const toSummary = (page: Page) => page.getByRole('button', { name: 'Review your order' })

/** The button that costs money. */
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

/** The words of the notices and toasts that are on the page. */
export const said = (page: Page, words: RegExp | string) => page.locator('.notice, .toast').filter({ hasText: words })
