import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import {
  expectConfirmation,
  fillCard,
  fillShipping,
  placeButton,
  placeOrder,
  said,
  toBilling,
  toSummary,
  typeAddress,
} from './shopper'

const orders = /\/cart\/v2\/checkout\/order\?/

async function atSummary(page: Page): Promise<void> {
  await arrive(page)
  await fillShipping(page)
  await fillCard(page)
}

const idOf = (headers: Record<string, string>) => headers['x-transaction-id'] ?? ''

test('T6: an order whose answer is lost is being checked, asked for again as the same one, and placed once', async ({
  page,
}) => {
  await atSummary(page)
  const ids: string[] = []
  const numbers: string[] = []
  await page.route(orders, async route => {
    ids.push(idOf(route.request().headers()))
    const answer = await route.fetch()
    numbers.push((await answer.json()).orderNumber)
    return ids.length < 3 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Checking your order' })).toBeVisible()
  await expect(page.getByText(/failed|could not/i)).toHaveCount(0)
  const said = await expectConfirmation(page)
  expect(new Set(ids).size).toBe(1)
  expect(new Set(numbers).size).toBe(1)
  expect(said).toContain(numbers[0] ?? 'a number')
})

test('T6: a page left while its order is on its way comes back to that order', async ({ page }) => {
  await atSummary(page)
  const numbers: string[] = []
  const ids: string[] = []
  page.on('request', request => orders.test(request.url()) && ids.push(idOf(request.headers())))
  let reached: () => void = () => {}
  const isReached = new Promise<void>(resolve => {
    reached = resolve
  })
  await page.route(
    orders,
    async route => {
      numbers.push((await (await route.fetch()).json()).orderNumber)
      reached()
      // No answer ever comes.
    },
    { times: 1 },
  )
  await placeOrder(page)
  await isReached
  await page.reload()
  const said = await expectConfirmation(page)
  expect(new Set(ids).size).toBe(1)
  expect(said).toContain(numbers[0] ?? 'a number')
})

test('T6: pressed twice at once, and again by the keyboard, it is one order', async ({ page }) => {
  await atSummary(page)
  const ids: string[] = []
  page.on('request', request => orders.test(request.url()) && ids.push(idOf(request.headers())))
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expectConfirmation(page)
  expect(ids).toHaveLength(1)
})

test('T7: two tabs at the summary place one order; the other tab sees an empty bag', async ({ page, context }) => {
  await atSummary(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(placeButton(other)).toBeVisible()
  await page.bringToFront()
  await placeOrder(page)
  await expectConfirmation(page)
  await other.bringToFront()
  await expect(other.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
})

test('T15: every call of the way fails once with a 500, and one order results', async ({ page }) => {
  const failed = new Set<string>()
  const placed: string[] = []
  await page.route(/\/(cart|consumers-v3|utilities)\//, async route => {
    const request = route.request()
    const name = `${request.method()} ${new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/g, ':id')}`
    if (failed.has(name)) {
      const answer = await route.fetch()
      if (/PUT .*checkout\/order/.test(name) && answer.ok()) placed.push((await answer.json()).orderNumber)
      return route.fulfill({ response: answer })
    }
    failed.add(name)
    return route.continue({ headers: { ...request.headers(), 'x-mock-error': 'GEN500' } })
  })
  await arrive(page)
  // What a notice offers to try again is tried again; what was typed stays.
  const again = page.getByRole('button', { name: 'Try again' })
  const email = page.getByLabel('Email', { exact: true })
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click()
    await expect(email).toBeVisible({ timeout: 1000 })
    await expect(page.getByRole('radio', { name: /Standard/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await typeAddress(page)
  await pressUntil(page, toBilling(page), /billing/, again)
  await expect(async () => {
    if (await again.first().isVisible()) await again.first().click()
    await expect(page.getByLabel('Card number')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel(/^Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await pressUntil(page, toSummary(page), /summary/, again)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await pressUntil(page, placeButton(page), /order-confirmation/, again)
  await expectConfirmation(page)
  expect(placed).toHaveLength(1)
  expect(failed.size).toBeGreaterThan(8)
})

test('T15: without a connection every step says so, keeps what was typed, and goes on afterwards', async ({
  page,
  context,
}) => {
  await arrive(page)
  await typeAddress(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline.').first()).toBeVisible()
  await toBilling(page).click()
  await expect(said(page, 'Your address was not saved')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await context.setOffline(false)
  await toBilling(page).click()
  await fillCard(page)
  await placeOrder(page)
  await expectConfirmation(page)
})

/** Presses a button until the page has gone on, as a patient shopper would. */
async function pressUntil(
  page: Page,
  button: ReturnType<typeof placeButton>,
  address: RegExp,
  again: ReturnType<Page['getByRole']>,
): Promise<void> {
  await expect(async () => {
    if (!address.test(page.url())) {
      if (await again.first().isVisible()) await again.first().click()
      await button.click({ timeout: 1000 })
      await page.waitForURL(address, { timeout: 1500 })
    }
  }).toPass({ timeout: 30_000 })
}
