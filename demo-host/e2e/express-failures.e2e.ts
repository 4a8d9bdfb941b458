import { expect, type Page, test } from '@playwright/test'
import { failOnce, isCall } from './faults'
import { expectMailed } from './mailbox'
import { shop } from './places'
import { comeBackTo, expectBag } from './shopper'
import {
  bagOf,
  chooseOn,
  closeWindow,
  expectThanks,
  expectReported,
  collectOrders,
  openPlain,
  openWindow,
  payBy,
  placedBy,
  pressClose,
  wallets,
  type What,
} from './wallet-pages'

const cancelled = (window: Page) => window.getByText('Nothing was paid, and your bag is unchanged.')

/** A page of another site whose shopper has one thing in the bag, and the shop's window over it. */
async function withWindow(page: Page, { what = 'cart' as What, behaviour = 'pays' as 'pays' | 'declined' } = {}) {
  await chooseOn(page, 'a plain page', what, { behaviour })
  const window = await openWindow(page, what, 'Apple Pay')
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()
  return window
}

/** The bag is as it was, and its buttons can be pressed again. */
async function expectAsItWas(page: Page): Promise<void> {
  await comeBackTo(page)
  await expect(page.getByText('Finish in the window that has opened.')).toHaveCount(0)
  await expectBag(page, 1)
}

test('D6: a window that is closed, or whose sheet is cancelled, buys nothing: the bag is as it was, and can be paid for after all', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const first = await withWindow(page)
  await first.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await first.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(cancelled(first)).toBeVisible()
  await first.close()
  await page.keyboard.press('Escape')
  await expectAsItWas(page)

  await page.getByRole('button', { name: 'Bag, 1 item' }).click()
  const second = await openWindow(page, 'cart', 'Apple Pay')
  await payBy['Apple Pay'](second)
  await expectThanks(second)
  await closeWindow(second, page)
  await expectReported(page, received)
})

test('D6: PayPal’s window that is cancelled buys nothing: the shop’s window says so, and the bag is as it was', async ({
  page,
}) => {
  await chooseOn(page, 'a plain page', 'cart')
  const window = await openWindow(page, 'cart', 'PayPal')
  const opening = window.waitForEvent('popup')
  await window.getByRole('button', { name: 'PayPal' }).click()
  const paypal = await opening
  await paypal.getByRole('button', { name: 'Cancel' }).click()
  await expect(cancelled(window)).toBeVisible()
  await window.close()
  await page.keyboard.press('Escape')
  await expectAsItWas(page)
  expect(await bagOf(page)).toEqual([1])
})

test('D6: a declined payment is shown in the window, and the bag is as it was', async ({ page }) => {
  const window = await withWindow(page, { behaviour: 'declined' })
  await payBy['Apple Pay'](window)
  const sheet = window.getByRole('dialog', { name: 'Apple Pay' })
  await expect(sheet.getByRole('alert')).not.toBeEmpty()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await expect(window.getByRole('group', { name: 'Express checkout' }).getByRole('alert')).not.toBeEmpty()
  await window.close()
  await page.keyboard.press('Escape')
  await expectAsItWas(page)
})

test('a window that has no connection says so, and goes on once there is one', async ({ page }) => {
  await chooseOn(page, 'a plain page', 'product')
  let isOffline = true
  await page
    .context()
    .route(`${shop}/cart/v1/expressBasket*`, route =>
      isOffline ? route.abort('internetdisconnected') : route.continue(),
    )
  const window = await openWindow(page, 'product', 'Apple Pay')
  const again = window.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  expect(await bagOf(page)).toEqual([])
  isOffline = false
  await again.click()
  await expect(window.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()
  await payBy['Apple Pay'](window)
  await expectThanks(window)
})

test('T6: a window that is closed between payment and answer loses no order and buys nothing twice: the page learns of it', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const window = await withWindow(page)
  const placed = new Promise<string>(resolve => {
    void page.context().route(/\/cart\/v2\/checkout\/order\?/, async route => {
      resolve((await (await route.fetch()).json()).orderNumber)
      // No answer ever comes.
    })
  })
  await payBy['Apple Pay'](window)
  const orderNumber = await placed
  await window.close()
  await comeBackTo(page)
  await expectReported(page, received)
  expect((await received()).orders[0]?.orderNumber).toBe(orderNumber)
  await page.keyboard.press('Escape')
  await expectBag(page, 0)
  await expectMailed(page.request, 'maya.okafor@example.com', orderNumber)
})

test('T4: a wallet’s button that is pressed again brings its window to the front; a sheet whose button is pressed twice pays once', async ({
  page,
}) => {
  const window = await withWindow(page)
  const handoffs: string[] = []
  page.on('request', request => isCall(request, 'createHandoff') && handoffs.push(request.url()))
  await wallets(page, 'cart')
    .getByRole('button', { name: /PayPal/ })
    .click()
  await expect(page.getByText('Finish in the window that has opened.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(2)
  expect(handoffs).toEqual([])

  const orders = placedBy(window)
  await window.getByRole('button', { name: 'Buy with Apple Pay' }).click()
  await window.getByRole('dialog', { name: 'Apple Pay' }).getByRole('button', { name: 'Pay with passcode' }).dblclick()
  await expectThanks(window)
  expect(orders).toHaveLength(1)
})

test('T14: two tabs of a page that pay for one bag buy it once; both bags are empty then, and one order is reported', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const window = await withWindow(page)
  const tab = await page.context().newPage()
  await openPlain(tab)
  await tab.getByRole('button', { name: 'Bag, 1 item' }).click()
  const other = await openWindow(tab, 'cart', 'Apple Pay')
  await expect(other.getByRole('button', { name: 'Buy with Apple Pay' })).toBeVisible()
  await payBy['Apple Pay'](window)
  await expectThanks(window)

  await comeBackTo(other)
  await expect(other.getByText('There is nothing to pay for here.')).toBeVisible()
  await pressClose(other)
  await closeWindow(window, page)
  await expectReported(page, received)
  await comeBackTo(tab)
  await tab.keyboard.press('Escape')
  await expectBag(tab, 0)
})

test('an answer that was lost on its way to the window is asked for again, as the same order', async ({ page }) => {
  const received = await collectOrders(page)
  const window = await withWindow(page, { what: 'product' })
  const orders = placedBy(window)
  await failOnce(window, 'placeOrder', 'no connection', true)
  await payBy['Apple Pay'](window)
  await expectThanks(window)
  expect(orders).toHaveLength(2)
  expect(new Set(orders).size).toBe(1)
  await closeWindow(window, page)
  await expectReported(page, received)
})
