import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { shop } from './places'
import { cards, expectConfirmation, fillCard, fillShipping, placeButton, placeOrder, said } from './shopper'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm with your bank' })
const bank = (page: Page) => page.frameLocator('dialog iframe')
const notConfirmed = /bank did not confirm|was not confirmed|time to confirm/

async function challenged(page: Page): Promise<void> {
  await arrive(page)
  await fillShipping(page)
  await fillCard(page, cards.asksTheBank)
  await placeOrder(page)
  await expect(dialog(page)).toBeVisible()
}

async function confirm(page: Page, code: string): Promise<void> {
  await bank(page).getByLabel('Code').fill(code)
  await bank(page).getByRole('button', { name: 'Confirm payment' }).click()
}

async function payAnotherWay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/billing/)
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('Meridian 2')
  await fillCard(page, cards.pays)
  await placeOrder(page)
  await expectConfirmation(page)
}

test('a passed challenge places the order', async ({ page }) => {
  await challenged(page)
  await expect(page.getByText(/^[45]:\d\d left$/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(bank(page).getByRole('button', { name: 'Decline' })).toBeInViewport({ ratio: 1 })
  await confirm(page, '1234')
  await expectConfirmation(page)
})

test('T7: a refused challenge leads back to billing with the lines of the void order, which can be paid another way', async ({
  page,
}) => {
  await challenged(page)
  await confirm(page, '9999')
  await expect(said(page, notConfirmed)).toBeVisible()
  await payAnotherWay(page)
})

test('T7: closing asks first; staying goes on, leaving leads back to billing', async ({ page }) => {
  await challenged(page)
  await page.keyboard.press('Escape')
  await expect(said(page, 'Leave without confirming?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with my bank' }).press('Enter')
  await expect(page.locator('dialog iframe')).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Leave and pay another way' }).click()
  await expect(said(page, notConfirmed)).toBeVisible()
  await payAnotherWay(page)
})

test('T7: five minutes without an answer end the challenge once', async ({ page }) => {
  await page.clock.install()
  await challenged(page)
  const patches: string[] = []
  page.on('request', request => request.method() === 'PATCH' && patches.push(request.url()))
  await page.clock.fastForward('05:01')
  await expect(said(page, 'time to confirm the payment ran out')).toBeVisible()
  await page.clock.fastForward('05:01')
  expect(patches).toHaveLength(1)
})

test('T7: a reload and a back button in the middle of it come back to the bank', async ({ page }) => {
  await challenged(page)
  await page.reload()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeVisible()
  await confirm(page, '1234')
  await expectConfirmation(page)
})

test('T7: a second tab that confirms first is believed by the first one', async ({ page, context }) => {
  await challenged(page)
  const address = (await page.locator('iframe').getAttribute('src')) ?? ''
  const second = await context.newPage()
  await second.goto(address)
  await second.getByLabel('Code').fill('1234')
  await second.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(second.getByRole('status')).toHaveText('Payment confirmed')
  await page.bringToFront()
  await page.reload()
  await expectConfirmation(page)
})

test('T26: messages from the page itself, from other windows and in other shapes are ignored', async ({ page }) => {
  await challenged(page)
  const patches: string[] = []
  page.on('request', request => request.method() === 'PATCH' && patches.push(request.url()))
  const transactionId = ((await page.locator('iframe').getAttribute('src')) ?? '').split('/').at(-1)
  await page.evaluate(id => {
    postMessage({ source: 'till-3ds', transactionId: id, challengeResult: 'forged' }, '*')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'till-3ds', transactionId: id, challengeResult: 'forged' },
        origin: location.origin,
        source: frame.contentWindow,
      }),
    )
  }, transactionId)
  await confirm(page, '1234')
  await expectConfirmation(page)
  expect(patches).toHaveLength(1)
})

test('T6: a lost answer to the confirmation is asked for again, and one order results', async ({ page }) => {
  await challenged(page)
  const ids: (string | undefined)[] = []
  let letAnswer = () => {}
  const isSeen = new Promise<void>(resolve => {
    letAnswer = resolve
  })
  await page.route(`${shop}/cart/v2/checkout/order/*`, async route => {
    ids.push(route.request().headers()['x-transaction-id'])
    if (ids.length > 1) {
      await isSeen
      return route.continue()
    }
    await route.fetch()
    return route.abort('connectionreset')
  })
  await confirm(page, '1234')
  await expect(page.getByText('Checking your order').first()).toBeVisible()
  letAnswer()
  await expectConfirmation(page)
  expect(new Set(ids).size).toBe(1)
  await expect(placeButton(page)).toHaveCount(0)
})
