import { expect, type Page, test } from '@playwright/test'
import { shop, stranger } from './places'
import { addFirstSize, expectConfirmation, fillCard, fillShipping, goToCheckout, placeOrder } from './shopper'

/** What the page of the moment was told, in its own words. */
const told = (page: Page) => page.evaluate(() => (window as unknown as { told: { orderNumber: string }[] }).told)

const dataLayer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer: { event: string }[] }).dataLayer.map(({ event }) => event))

test('M4, M5: a purchase on another origin is reported to checkout’s dataLayer under consent, and to the page that the bag came from when the shopper is back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told, dataLayer: [] })
    document.addEventListener('till:order', event => void told.push(event.detail))
  })
  await page.route(`${shop}/en-us/checkout*`, async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-key=', 'data-consent="performance" data-key=')
    await route.fulfill({ response: answer, body })
  })
  await page.goto(`${stranger}/harbour-striders`)
  await page.getByRole('link', { name: 'Order', exact: true }).first().click()
  await addFirstSize(page)
  await goToCheckout(page)
  await fillShipping(page)
  await fillCard(page)
  await placeOrder(page)
  const confirmation = await expectConfirmation(page)
  expect(await dataLayer(page)).toEqual([
    'begin_checkout',
    'view_promotion',
    'add_shipping_info',
    'add_payment_info',
    'purchase',
  ])

  await page.goto(`${stranger}/harbour-striders`)
  await expect.poll(() => told(page)).toHaveLength(1)
  const [order] = await told(page)
  expect(order).toMatchObject({ totalItemCount: 1, currency: 'USD' })
  expect(confirmation).toContain(order?.orderNumber ?? 'no order')
  expect(JSON.stringify(order)).not.toMatch(/maya|alder|portland/i)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Bag/ })).toBeVisible()
  expect(await told(page)).toEqual([])
})
