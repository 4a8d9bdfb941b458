import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './account'
import { arrive } from './filled-cart'
import { expectLines } from './offered-bag'
import { shop } from './places'
import { chooseSize, comeBackTo, expectBag, fillCard, fillShipping, placeOrder } from './shopper'
import {
  chooseOn,
  closeWindow,
  expectThanks,
  expectReported,
  collectOrders,
  openWindow,
  type PageName,
  pages,
  payBy,
  type What,
} from './wallet-pages'

/** A page of another site, and the shop's window over it, on its way to checkout. */
async function goAnotherWay(page: Page, what: What, name: PageName = 'a plain page'): Promise<Page> {
  await chooseOn(page, name, what)
  return leaveForCheckout(await openWindow(page, what, 'PayPal'))
}

async function leaveForCheckout(window: Page): Promise<Page> {
  await window.getByRole('button', { name: 'Pay another way' }).click()
  await expect(window).toHaveURL(/\/checkout\/shipping$/)
  // So wide that the lines are beside the step.
  await window.setViewportSize({ width: 1280, height: 900 })
  return window
}

async function pay(window: Page): Promise<void> {
  await fillShipping(window)
  await fillCard(window)
  await placeOrder(window)
  await expectThanks(window)
}

/** A tab of the shop with something in its bag. */
async function shopWithBag(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await arrive(tab, { productId: 'TQ4407AB17' })
  await expectLines(tab, 'Apex Relay')
  return tab
}

/** The shop's own bag, as a tab of it shows that is opened now. */
async function expectBagOfShop(page: Page, ...names: readonly string[]): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(`${shop}/en-us/checkout`)
  await expectLines(tab, ...names)
  await tab.close()
}

test('D5: who pays for the bag another way in the window goes to checkout, and the page learns of that order, too', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const window = await goAnotherWay(page, 'cart')
  await pay(window)
  await expect(window.getByText('has received your order number')).toBeVisible()
  // While the window still is in front.
  await expect.poll(async () => (await received()).orders.length).toBe(1)
  await closeWindow(window, page)
  await expectReported(page, received)
})

test('D5: on the blog, one item is paid for another way alone: the page learns of that order, and the bags of page and shop stay as they are', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const tab = await shopWithBag(page)
  await chooseOn(page, 'the blog', 'cart')
  await pages['the blog'](page)
  await chooseSize(page)
  const window = await openWindow(page, 'product', 'PayPal')
  await expect(window.getByText('You pay for this item alone, and your bag stays as it is.')).toBeVisible()
  await leaveForCheckout(window)
  await expectLines(window, 'Meridian 2')
  await pay(window)
  await expectLines(window, 'Meridian 2')
  await expect(window.getByText('has received your order number')).toBeVisible()
  await closeWindow(window, page)
  await expectReported(page, received)
  await page.keyboard.press('Escape')
  await expectBag(page, 1)
  await comeBackTo(tab)
  await expectLines(tab, 'Apex Relay')
  await expectBagOfShop(page, 'Apex Relay')
})

test('D5 D6: one item whose checkout is paid by Apple Pay is reported to the page, and the confirmation says so', async ({
  page,
}) => {
  const received = await collectOrders(page)
  const window = await goAnotherWay(page, 'product')
  await fillShipping(window)
  await window.getByRole('radio', { name: 'Apple Pay' }).check()
  await payBy['Apple Pay'](window)
  await expectThanks(window)
  await expect(window.getByText('has received your order number')).toBeVisible()
  await closeWindow(window, page)
  await expectReported(page, received)
})

test('D5: a window that is reloaded in that checkout still has the one item; its first screen does, too, and its bag is the shop’s', async ({
  page,
}) => {
  const received = await collectOrders(page)
  await shopWithBag(page)
  const window = await goAnotherWay(page, 'product')
  await fillShipping(window)
  await window.reload()
  await expect(window.getByRole('heading', { name: 'Payment' })).toBeVisible()
  await expectLines(window, 'Meridian 2')
  await expectBagOfShop(page, 'Apex Relay')

  await window.goto(`${shop}/en-us/checkout/shipping`)
  await window.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(window).toHaveURL(`${shop}/en-us/express`)
  await expect(window.getByText('Meridian 2')).toBeVisible()
  await leaveForCheckout(window)
  await expectLines(window, 'Meridian 2')

  await window.goto(`${shop}/en-us/cart`)
  await expect(window.getByRole('heading', { name: 'Apex Relay' })).toBeVisible()
  await expect(window.getByText('You have not bought Meridian 2. Checkout is for your bag now.')).toBeVisible()
  await window.close()
  await comeBackTo(page)
  await expectBagOfShop(page, 'Apex Relay')
  expect((await received()).orders).toEqual([])
})

test('D5 A3: who signs in in that checkout goes on with the one item; the guest’s bag is in the account’s, and the page learns of the order', async ({
  page,
}) => {
  const received = await collectOrders(page)
  await shopWithBag(page)
  const window = await goAnotherWay(page, 'product')
  await window.getByRole('link', { name: 'Sign in' }).click()
  await signInAs(window, 'trade')
  await expect(window).toHaveURL(/\/checkout\//)
  await expectLines(window, 'Meridian 2')
  await expectBagOfShop(page, 'Apex Relay')
  await expect(window.getByLabel('Email', { exact: true })).toBeVisible()
  await pay(window)
  await closeWindow(window, page)
  await expectReported(page, received)
  await expectBagOfShop(page, 'Apex Relay')
})
