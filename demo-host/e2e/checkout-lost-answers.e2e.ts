import { expect, type Page, test } from '@playwright/test'
import { arrive } from './filled-cart'
import { expectConfirmation, fillCard, fillShipping, placeButton, placeOrder } from './shopper'

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
  let letAnswer = () => {}
  const isSeen = new Promise<void>(resolve => {
    letAnswer = resolve
  })
  await page.route(orders, async route => {
    ids.push(idOf(route.request().headers()))
    if (ids.length === 3) await isSeen
    const answer = await route.fetch()
    numbers.push((await answer.json()).orderNumber)
    return ids.length < 3 ? route.abort('connectionreset') : route.fulfill({ response: answer })
  })
  await placeOrder(page)
  await expect(page.getByRole('heading', { name: 'Checking your order' })).toBeVisible()
  await expect(page.getByText(/failed|could not/i)).toHaveCount(0)
  letAnswer()
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
