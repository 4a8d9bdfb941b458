import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { host, shop } from './places'
import {
  addFirstSize,
  drawer,
  expectConfirmation,
  fillCard,
  fillShipping,
  maya,
  moreOf,
  placeOrder,
  said,
  toBilling,
  toSummary,
} from './shopper'

const picker = (page: Page) => page.getByRole('dialog', { name: 'Where to pick up' })

test('C3: a shopper whose browser keeps its place to itself picks up in a store, from search to paid order', async ({
  page,
}) => {
  await arrive(page)
  await page.getByText('Pick up in store').click()
  await picker(page).getByRole('button', { name: 'Use my location' }).click()
  const question = page.getByRole('dialog', { name: 'Use your location?' })
  await question.getByRole('button', { name: 'Continue' }).click()
  // It gives the focus back when it is gone.
  await expect(question).toHaveCount(0)
  await expect(picker(page).getByText('Your browser does not share your location')).toBeVisible()
  await picker(page).getByLabel('City, postal code or store').fill('Portland')
  await page.keyboard.press('Enter')
  await expect(picker(page).getByText(/near Portland/)).toBeVisible()
  await picker(page).getByRole('button', { name: 'Pick up here: Northlane Portland' }).click()
  await expect(page.getByRole('heading', { name: 'Pick-up' })).toBeVisible()
  await expect(picker(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Pick up in store' })).toBeFocused()

  await nameCollector(page)
  await typeBillingAddress(page)
  await fillCard(page)
  await expect(page.getByText('Northlane Portland').first()).toBeVisible()
  await placeOrder(page)
  await expectConfirmation(page)
  await expect(page.getByText('Northlane Portland').first()).toBeVisible()
})

test('C2, C4: a parcel and a gift card by mail go as two shipments; fetching the parcel instead, once past shipping, leads back there and is shown', async ({
  page,
}) => {
  await arrive(page, { productIds: ['TQ4407AB12', 'TQ4407AB15'] })
  await expect(page.getByRole('radiogroup', { name: /Meridian 2/ })).toBeVisible()
  await expect(page.getByText('Within minutes')).toBeVisible()
  await fillShipping(page)
  await fillCard(page)
  const change = await page.context().newPage()
  await change.goto(`${shop}/en-us/cart`)
  await moreOf(change).click()
  await change.getByRole('button', { name: 'Change how you get Meridian 2' }).click()
  await change.getByText('Pick up in store').click()
  await picker(change).getByRole('button', { name: 'Pick up here: Northlane Portland' }).click()
  await expect(change.getByText('Pick up at Northlane Portland').first()).toBeVisible()
  await change.close()
  await page.bringToFront()
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await expect(said(page, 'Meridian 2')).toBeVisible()
  await nameCollector(page)
  await typeBillingAddress(page)
  await toSummary(page).click()
  await placeOrder(page)
  await expectConfirmation(page)
})

test('B12, H1: in the bag of a page a line is fetched from a store; a heart on it is full once pressed, also after a reload', async ({
  page,
}) => {
  await page.goto(`${host}/en-us`)
  const heart = page.getByRole('button', { name: 'Add Meridian 3 to favorites' }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('till:pk_demo:favorites'))).toContain('TQ4407AB14')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  await moreOf(drawer(page)).press('Enter')
  await drawer(page).getByRole('button', { name: 'Change how you get Meridian 2' }).press('Enter')
  await page.getByText('Pick up in store').click()
  await picker(page).getByRole('button', { name: 'Pick up here: Northlane Portland' }).click()
  await expect(drawer(page).getByText('Pick up at Northlane Portland')).toBeVisible()
})

async function nameCollector(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(maya.firstName)
  await page.getByLabel('Last name').fill(maya.lastName)
  await page.getByLabel('Phone').fill(maya.phone)
  await page.getByLabel('Email', { exact: true }).fill(maya.email)
  await toBilling(page).click()
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible()
}

async function typeBillingAddress(page: Page): Promise<void> {
  await page.getByLabel('First name').fill(maya.firstName)
  await page.getByLabel('Last name').fill(maya.lastName)
  await page.getByLabel('Address', { exact: true }).fill(maya.address)
  await page.getByLabel('City').fill(maya.city)
  await page.getByLabel('State').selectOption(maya.state)
  await page.getByLabel('ZIP code').fill(maya.zip)
  await page.getByLabel('Phone').fill(maya.phone)
}
