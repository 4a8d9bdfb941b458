import { expect, type Page, test } from '@playwright/test'
import { expectBag, fillCard, fillShipping, placeOrder } from './shopper'
import { chooseOn, closeWindow, expectThanks, expectTold, hearOrders, openWindow, type What } from './wallet-pages'

/** A page of another site, and the shop's window over it. */
async function withWindow(page: Page, what: What) {
  await chooseOn(page, 'a plain page', what)
  return openWindow(page, what, 'PayPal')
}

async function payAnotherWay(window: Page): Promise<void> {
  await window.getByRole('button', { name: 'Pay another way' }).click()
  await expect(window).toHaveURL(/\/checkout\/shipping$/)
  await fillShipping(window)
  await fillCard(window)
  await placeOrder(window)
  await expectThanks(window)
}

test('D5: who pays for the bag another way in the window goes to checkout, and the page learns of that order, too', async ({
  page,
}) => {
  const heard = await hearOrders(page)
  const window = await withWindow(page, 'cart')
  await payAnotherWay(window)
  await expect(window.getByText('has received your order number')).toBeVisible()
  await closeWindow(window, page)
  await expectTold(page, heard)
})

test('D5: one thing that is paid for another way is bought with the shop’s own bag, of which the page learns nothing; the window does not say that it does', async ({
  page,
}) => {
  const heard = await hearOrders(page)
  const window = await withWindow(page, 'product')
  await payAnotherWay(window)
  await expect(window.getByRole('button', { name: 'Close this window' })).toBeVisible()
  await expect(window.getByText('has received your order number')).toHaveCount(0)
  await closeWindow(window, page)
  await page.keyboard.press('Escape')
  await expectBag(page, 0)
  expect((await heard()).orders).toEqual([])
})
