import { expect, type Page, test } from '@playwright/test'
import { host, stranger } from './places'
import { chooseAndAdd, expectBag, expectConfirmation, fillCard, fillShipping, goToCheckout, placeOrder } from './shopper'

/** Each page of the demo on which a purchase may begin, and what a shopper presses there. */
const pages: { name: string; address: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the brand’s marketing page',
    address: `${host}/en-us`,
    open: (page) => page.getByRole('button', { name: 'Shop Meridian 2' }).click(),
  },
  {
    name: 'the old club page with jQuery 1',
    address: `${stranger}/harbour-striders`,
    open: (page) => page.getByRole('row', { name: /Meridian 2/ }).getByRole('link', { name: 'Order' }).click(),
  },
  {
    name: 'a page that nobody here wrote',
    address: `${stranger}/bootstrap-shop`,
    open: (page) => page.locator('[data-till-product=TQ4407AB12]').first().click(),
  },
]

for (const width of [360, 1280]) {
  for (const { name, address, open } of pages) {
    test(`a stranger buys from ${name} at ${width} px, and the bag is empty everywhere afterwards`, async ({ page, context }) => {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 860 })
      await page.goto(address)
      await open(page)
      await chooseAndAdd(page, '9.5')
      await expectBag(page, 1)

      const hostTab = await context.newPage()
      await hostTab.setViewportSize({ width, height: 780 })
      await hostTab.goto(address)
      await expectBag(hostTab, 1)

      await goToCheckout(page)
      await fillShipping(page)
      await fillCard(page)
      await placeOrder(page)
      await expectConfirmation(page)

      await hostTab.bringToFront()
      await hostTab.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expectBag(hostTab, 0)
      await page.goto(address)
      await expectBag(page, 0)
    })
  }
}

test('the listing and the product page sell too', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en-us\/c\/[a-z-]+-\d{4,10}/)
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en-us\/p\/.+-[A-Z0-9]{8,11}$/)
  await page.locator('till-quick-shop').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
