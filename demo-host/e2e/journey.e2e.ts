import { expect, type Page, test } from '@playwright/test'
import { host, stranger } from './places'
import {
  addFirstSize,
  comeBackTo,
  expectBag,
  expectConfirmation,
  fillCard,
  fillShipping,
  goToCheckout,
  listOf,
  placeOrder,
  productOf,
} from './shopper'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type HostPage = {
  name: string
  address: string
  width: number
  /** What a shopper presses there to look at a product. */
  choose: (page: Page) => Promise<void>
  /** Shows the bag's button, where the page hides it at this width. */
  unfold?: (page: Page) => Promise<void>
}

/** The pages of the demo on which a purchase may begin. */
const pages: readonly HostPage[] = [
  {
    name: 'the brand’s marketing page',
    address: `${host}/en-us`,
    width: 360,
    choose: page => page.locator('[data-till-product=TQ4407AB12]').first().click(),
  },
  {
    name: 'the old club page with jQuery 1',
    address: `${stranger}/harbour-striders`,
    width: 1280,
    choose: page =>
      page
        .getByRole('row', { name: /^Meridian 2/ })
        .getByRole('link', { name: 'Order' })
        .click(),
  },
  {
    name: 'a page that nobody here wrote',
    address: `${stranger}/bootstrap-shop`,
    width: 360,
    choose: page => page.locator('[data-till-product=TQ4407AB12]').first().click(),
    unfold: page => page.getByRole('button', { name: 'Toggle navigation' }).click(),
  },
]

for (const { name, address, width, choose, unfold } of pages) {
  test(`a stranger buys from ${name} at ${width} px, and the bag is empty everywhere afterwards`, async ({
    page,
    context,
  }) => {
    const seeBag = async (tab: Page, count: number) => {
      await unfold?.(tab)
      await expectBag(tab, count)
    }
    await page.setViewportSize({ width, height: 780 })
    await page.goto(address)
    await choose(page)
    await addFirstSize(page)

    const hostTab = await context.newPage()
    await hostTab.setViewportSize({ width, height: 780 })
    await hostTab.goto(address)
    await seeBag(hostTab, 1)

    await page.bringToFront()
    await goToCheckout(page)
    await fillShipping(page)
    await fillCard(page)
    await placeOrder(page)
    await expectConfirmation(page)

    await comeBackTo(hostTab)
    await expectBag(hostTab, 0)
    await page.bringToFront()
    await page.goto(address)
    await seeBag(page, 0)
  })
}

test('the listing and the product page sell too', async ({ page }) => {
  await page.goto(`${host}/en-us`)
  const menu = page.getByRole('navigation', { name: 'Shop' })
  await menu.getByRole('button', { name: 'Run' }).click()
  await menu.getByRole('link', { name: 'See all of Run' }).click()
  await expect(page).toHaveURL(/\/en-us\/c\/[a-z-]+-\d{4,10}/)
  await listOf(page).getByRole('button', { name: 'Quick shop: Meridian 2', exact: true }).click()
  await addFirstSize(page)
  await expectBag(page, 1)

  await page.keyboard.press('Escape')
  await listOf(page).getByRole('heading', { level: 3 }).getByRole('link', { name: 'Meridian 2', exact: true }).click()
  await expect(page).toHaveURL(/\/en-us\/p\/.+-[A-Z0-9]{8,11}$/)
  await expectBag(page, 1)
  await addFirstSize(page, productOf(page))
  await expectBag(page, 2)
})
