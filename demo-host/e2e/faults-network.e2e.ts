import { expect, test } from '@playwright/test'
import { failOnce, type faults, holdNext, isCall, ordersOf, stockOf } from './faults'
import { arrive } from './filled-cart'
import { host } from './places'
import {
  chooseSize,
  drawer,
  expectBag,
  expectConfirmation,
  fillCard,
  fillShipping,
  maya,
  placeButton,
  placeOrder,
  said,
  toBilling,
  typeAddress,
} from './shopper'

/** Nobody else here buys these, so that their stock counts the orders. */
const socks = 'SK9413UN97'

const typed = [
  ['Email', maya.email],
  ['First name', maya.firstName],
  ['Address', maya.address],
  ['State', maya.state],
  ['ZIP code', maya.zip],
] as const

type Trouble = { fault: keyof typeof faults; isHung?: boolean }

const troubles: readonly Trouble[] = [
  { fault: 'no connection' },
  { fault: 'no answer at all', isHung: true },
  { fault: 'malformed JSON' },
  { fault: 'HTML in place of JSON' },
]

for (const { fault, isHung } of troubles) {
  test(`T15: ${fault} on a host page is shown; the product comes, and the bag is filled once, when it is tried again`, async ({
    page,
  }) => {
    await page.clock.install()
    const wait = async () => (isHung ? page.clock.fastForward(15_500) : undefined)
    await page.goto(`${host}/en-us`)

    await failOnce(page, 'readProduct', fault)
    const reading = page.waitForRequest(/\/details/)
    await page.locator('[data-till-product=TQ4407AB12]').first().click()
    await reading
    await wait()
    const panel = page.getByRole('dialog')
    await expect(panel.locator('.notice')).toBeVisible()
    await panel.getByRole('button', { name: 'Try again' }).click()
    await chooseSize(page, '9.5')

    await failOnce(page, 'createCartWithItem', fault, isHung)
    const adding = page.waitForRequest(request => isCall(request, 'createCartWithItem'))
    await panel.getByRole('button', { name: /^Add to bag/ }).click()
    await adding
    await wait()
    await expect(drawer(page)).toBeVisible()
    await expectBag(page, 1)
  })

  test(`T15: ${fault} at checkout is shown, nothing typed is lost, and one order results`, async ({ page }) => {
    const before = await stockOf(page.request, socks)
    await page.clock.install()
    const wait = async () => (isHung ? page.clock.fastForward(15_500) : undefined)
    await arrive(page, { productId: socks })
    await typeAddress(page)

    await failOnce(page, 'addShippingAddress', fault)
    const saving = page.waitForRequest(/\/shippingAddress\?/)
    await toBilling(page).click()
    await saving
    await wait()
    await expect(said(page, 'Your address was not saved')).toBeVisible()
    for (const [label, value] of typed) await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await toBilling(page).click()
    await fillCard(page)

    // The worst moment: the service has placed the order, and its answer cannot be read.
    const letAskAgain = await holdNext(page, 'placeOrder')
    await failOnce(page, 'placeOrder', fault, true)
    const placing = page.waitForRequest(/\/checkout\/order\?/)
    const orders = ordersOf(page)
    await placeOrder(page)
    await placing
    await wait()
    await expect(page.getByRole('heading', { name: 'Checking your order' })).toBeVisible()
    letAskAgain()
    const number = await expectConfirmation(page)
    expect([...orders].every(order => number.includes(order))).toBe(true)
    expect(await stockOf(page.request, socks)).toBe(before - 1)
  })
}

test('T15: without a connection every step says so, keeps what was typed, and goes on afterwards', async ({
  page,
  context,
}) => {
  const banner = page.getByText('You are offline. What you type is saved on this device.')
  const goOnline = async () => {
    await context.setOffline(false)
    await expect(banner).toHaveCount(0)
  }
  await arrive(page)
  await typeAddress(page)
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await toBilling(page).click()
  // Only what is changed in a bag is sent by itself afterwards.
  await expect(said(page, /Your address was not saved.* Try again when you are back\./)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
  await goOnline()
  await toBilling(page).click()
  await fillCard(page)
  await expect(placeButton(page)).toBeVisible()
  await context.setOffline(true)
  await placeOrder(page)
  await expect(said(page, 'Try again when you are back. Nothing was ordered or charged.')).toBeVisible()
  await goOnline()
  await placeButton(page).click()
  await expectConfirmation(page)
})

test('T15: on a slow network every step waits visibly and goes on by itself', async ({ page, context }) => {
  test.slow()
  const before = await stockOf(page.request, socks)
  const slow = await context.newCDPSession(page)
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 25_000,
  })
  await arrive(page, { productId: socks })
  await fillShipping(page)
  await fillCard(page)
  const letPlace = await holdNext(page, 'placeOrder')
  await placeOrder(page)
  await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible()
  letPlace()
  await expectConfirmation(page)
  expect(await stockOf(page.request, socks)).toBe(before - 1)
})
