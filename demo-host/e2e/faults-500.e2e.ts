import { expect, type Locator, type Page, test } from '@playwright/test'
import { allCalls, type Call, faults, isCall, stockOf } from './faults'
import { filledCart } from './filled-cart'
import { host, shop } from './places'
import {
  chooseSize,
  drawer,
  expectBag,
  expectConfirmation,
  maya,
  placeButton,
  said,
  toBilling,
  toSummary,
  typeAddress,
} from './shopper'

/** Nobody else here buys this one, so that its stock counts the orders. */
const bottle = 'BO3022UN62'

/** Answers 500 to the first of every call, whatever it is, and tells which they were. */
async function failEachOnce(page: Page): Promise<Set<Call>> {
  const failed = new Set<Call>()
  await page.route(
    url => url.origin === shop,
    async route => {
      const name = allCalls.find(call => isCall(route.request(), call))
      if (!name || failed.has(name)) return route.fallback()
      failed.add(name)
      return faults['a 500'](route)
    },
  )
  return failed
}

const again = (place: Page | Locator) => place.getByRole('button', { name: 'Try again' })

/** Presses a button, once more for each call behind it that failed, until the page has gone on. */
async function pressUntil(button: Locator, isDone: () => Promise<void>, meanwhile: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 1500 })
    await meanwhile()
    await isDone()
  }).toPass({ timeout: 30_000, intervals: [100] })
}

test('T15: a host page on which each call fails once with a 500 says so, fills the bag once, and leads to checkout', async ({
  page,
}) => {
  const failed = await failEachOnce(page)
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  const panel = page.getByRole('dialog')
  await again(panel).click()
  await chooseSize(page, '9.5')
  // The bag is asked once more by the panel itself, then by the shopper.
  await expect(async () => {
    const add = panel.getByRole('button', { name: /^Add to bag/ })
    if (await add.isVisible()) await add.click({ timeout: 500 })
    await expect(drawer(page)).toBeVisible({ timeout: 4000 })
  }).toPass()
  await expectBag(page, 1)

  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expect(
    said(page, /We could not|did not work/)
      .first()
      .or(drawer(page).locator('.inline')),
  ).toBeVisible()
  await expectBag(page, 1)
  await drawer(page).getByRole('button', { name: 'One more' }).click()
  await expectBag(page, 2)

  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(said(page, 'We could not open the checkout.')).toBeVisible()
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping/)
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Meridian 2')
  for (const call of ['readProduct', 'exchangeToken', 'createCartWithItem', 'updateItem', 'createHandoff'] as const) {
    expect(failed).toContain(call)
  }
})

test('T15: a checkout in which each call fails once with a 500 keeps what was typed and places one order', async ({
  page,
}) => {
  const before = await stockOf(page.request, bottle)
  const failed = await failEachOnce(page)
  const { code } = await filledCart(page.request, bottle)
  await page.goto(`${shop}/en-us/checkout#handoff=${encodeURIComponent(code)}`)
  await expect(page.getByRole('heading', { name: 'Your bag could not be loaded' })).toBeVisible()
  const email = page.getByLabel('Email', { exact: true })
  await expect(async () => {
    if (await again(page).first().isVisible()) await again(page).first().click({ timeout: 500 })
    await expect(email).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('radio', { name: /Standard/ })).toBeVisible({ timeout: 1000 })
  }).toPass()

  await typeAddress(page)
  const card = page.getByLabel('Card number')
  await pressUntil(
    toBilling(page),
    () => expect(page).toHaveURL(/billing/, { timeout: 1500 }),
    async () => {
      if (/billing/.test(page.url())) return
      await expect(email).toHaveValue(maya.email)
      await expect(page.getByLabel('Address', { exact: true })).toHaveValue(maya.address)
    },
  )
  await expect(async () => {
    if (await again(page).first().isVisible()) await again(page).first().click({ timeout: 500 })
    await expect(card).toBeVisible({ timeout: 1000 })
  }).toPass()
  await card.fill('4111 1111 1111 1111')
  await page.getByLabel(/^Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await pressUntil(
    toSummary(page),
    () => expect(page).toHaveURL(/summary/, { timeout: 1500 }),
    async () => {
      if (!/summary/.test(page.url()) && (await card.isVisible())) await expect(card).toHaveValue('4111 1111 1111 1111')
    },
  )
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await pressUntil(
    placeButton(page),
    () => expect(page).toHaveURL(/order-confirmation/, { timeout: 1500 }),
    async () => {
      if (/order-confirmation/.test(page.url())) return
      await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
    },
  )
  await expectConfirmation(page)
  await page.reload()
  await expect(async () => {
    if (await again(page).first().isVisible()) await again(page).first().click({ timeout: 500 })
    await expect(page.getByText(/Order \d+/).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await stockOf(page.request, bottle)).toBe(before - 1)
  for (const call of expectedAtCheckout) expect(failed).toContain(call)
})

const expectedAtCheckout: readonly Call[] = [
  'exchangeToken',
  'readCountries',
  'readAddressRules',
  'readShippingMethods',
  'validateShippingAddress',
  'addShippingAddress',
  'readPaymentMethods',
  'tokeniseSandboxCard',
  'addBillingAddress',
  'addPaymentInstrument',
  'prepareOrder',
  'placeOrder',
  'readOrder',
]
