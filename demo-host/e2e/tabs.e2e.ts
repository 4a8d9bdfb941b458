import { expect, type Page, type Response, test } from '@playwright/test'
import { stockOf } from './faults'
import { arrive } from './filled-cart'
import { host, stranger } from './places'
import {
  addFirstSize,
  bagButton,
  comeBackTo,
  drawer,
  expectBag,
  expectConfirmation,
  fillCard,
  fillShipping,
  goToCheckout,
  placeButton,
} from './shopper'

/** Nobody else here buys this one, so that its stock counts the orders. */
const band = 'HB6156UN69'

/** Waits until each of the page's bags says this many. */
async function expectBags(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Bag, empty' : new RegExp(`^Bag, ${count} items?$`)
  await expect(page.getByRole('button', { name })).toHaveCount(2)
}

/** How many things the service says are in the bag. */
const countOf = (page: Page) =>
  page.evaluate(async () => {
    const { cart } = (window as unknown as { till: { cart: { get(): Promise<{ totalItemCount: number }> } } }).till
    return (await cart.get()).totalItemCount
  })

test('T14: two tabs with two bags each edit one cart, and all of them agree', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${stranger}/harbour-striders`)
    await tab.evaluate(() => document.querySelector('h2')?.after(document.createElement('till-mini-cart')))
    await expectBags(tab, 0)
  }

  await page.bringToFront()
  await page.getByRole('link', { name: 'Order' }).first().click()
  await addFirstSize(page)
  await expectBags(page, 1)
  await expectBags(other, 1)

  await comeBackTo(other)
  await bagButton(other).last().click()
  for (const count of [2, 3, 4]) {
    await drawer(other).getByRole('button', { name: 'One more' }).click()
    await expectBags(other, count)
  }
  await expectBags(page, 4)

  // Both at once: whoever is heard last is what both show.
  const isAnswer = (response: Response) => response.request().method() === 'PUT' && response.url().includes('/item')
  await Promise.all([
    page.waitForResponse(isAnswer),
    other.waitForResponse(isAnswer),
    drawer(page).getByRole('button', { name: 'One fewer' }).click(),
    drawer(other).getByRole('button', { name: 'One more' }).click(),
  ])
  // They may agree for a moment on what is not the last word: that is the service's.
  const agreed = await countOf(other)
  await expectBags(page, agreed)
  await expectBags(other, agreed)
  await page.reload()
  await expectBag(page, agreed)
  expect(await countOf(page)).toBe(agreed)

  await comeBackTo(other)
  await drawer(other)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expectBags(other, 0)
  await expectBag(page, 0)
})

test('T14: after buying in one tab, a bag left open in the other leads to nothing that is bought again', async ({
  page,
  context,
}) => {
  await page.goto(`${host}/en-us`)
  await page.locator('[data-till-product=TQ4407AB12]').first().click()
  await addFirstSize(page)
  const other = await context.newPage()
  await other.goto(`${host}/en-us`)
  await expectBag(other, 1)
  await bagButton(other).click()
  await expect(drawer(other).getByRole('button', { name: 'Checkout' })).toBeEnabled()

  await page.bringToFront()
  await goToCheckout(page)
  await fillShipping(page)
  await fillCard(page)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await placeButton(page).click()
  await expectConfirmation(page)

  await other.bringToFront()
  const checkout = drawer(other).getByRole('button', { name: 'Checkout' })
  if (await checkout.isVisible()) await checkout.click({ timeout: 2000 }).catch(() => {})
  await expect(other.getByText('Your bag is empty').first()).toBeVisible()
})

test('T14: two tabs that place the order at the same moment buy once', async ({ page, context }) => {
  const before = await stockOf(page.request, band)
  await arrive(page, { productId: band })
  await fillShipping(page)
  await fillCard(page)
  const other = await context.newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await expect(placeButton(tab)).toBeVisible()
    await tab.getByRole('checkbox', { name: /terms/i }).check()
  }
  // Pressed by the pages themselves: one that waits for its turn may find that the other has bought.
  const buttons = await Promise.all([page, other].map(tab => placeButton(tab).elementHandle()))
  await Promise.all(buttons.map(button => button?.evaluate(element => (element as HTMLElement).click())))
  const ends = [page, other].map(tab => tab.getByText(/^Order \d+/).or(tab.getByText('Your bag is empty')))
  for (const end of ends) await expect(end.first()).toBeVisible()
  expect(await stockOf(page.request, band)).toBe(before - 1)
})
