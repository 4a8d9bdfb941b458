import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { answerTo } from './faults'
import { shop } from './places'
import { drawer, expectBag } from './shopper'
import { addByQuickShop, barePage, visit } from './stranger-page'

const refusal = (errorId: string) =>
  JSON.stringify({ errorDetails: [{ errorId, message: 'A fault of the test' }], correlationId: 'c' })

/** What may become of the shop for a while; each is heard by every call. */
const outages: Record<string, (route: Route) => unknown> = {
  down: route => route.abort('connectionrefused'),
  'answering 500': route => route.fulfill({ status: 500, contentType: 'application/json', body: refusal('GEN500') }),
  'answering 429': route =>
    route.fulfill({
      status: 429,
      // Longer than the test: the shopper asks again before the shop does.
      headers: { 'retry-after': '60' },
      contentType: 'application/json',
      body: refusal('GEN429'),
    }),
}

const keptCart = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('till:pk_demo:cart') ?? 'null') as { basketId: string; count: number } | null,
  )

const oneMore = (page: Page) => drawer(page).getByRole('button', { name: 'One more' })

/** Puts one thing into the bag, which stays open. */
async function fill(page: Page): Promise<void> {
  await visit(page, barePage())
  await addByQuickShop(page)
  await expect(oneMore(page)).toBeVisible()
}

for (const [name, answer] of Object.entries(outages)) {
  test(`T15: while the shop is ${name} the last known bag stays, and it sells again afterwards`, async ({ page }) => {
    await fill(page)
    const before = await keptCart(page)
    const calls = (url: URL) =>
      url.origin === shop && !url.pathname.startsWith('/assets/') && url.pathname !== '/till.js'
    await page.route(calls, answer)
    await page.reload()
    await page.getByRole('button', { name: /^Bag, 1/ }).click()
    await expect(drawer(page).getByText('Meridian 2').first()).toBeVisible()
    await expect(drawer(page).getByRole('alert').first()).toContainText(/as we last saw it/)
    expect(await keptCart(page)).toEqual(before)
    await page.unroute(calls)
    await drawer(page).getByRole('button', { name: 'Try again' }).click()
    await oneMore(page).click()
    await expectBag(page, 2)
    expect((await keptCart(page))?.basketId).toBe(before?.basketId)
  })
}

test('T15: what is changed while nobody answers is kept in its order, shown, and sent when the connection is back', async ({
  page,
  context,
}) => {
  await fill(page)
  const sent: Request[] = []
  // A try that began without a connection may still be on its way when that is back.
  page.on('request', request => {
    if (request.method() === 'PUT') sent.push(request)
  })
  await context.setOffline(true)
  await oneMore(page).click()
  await oneMore(page).click()
  await expect(drawer(page).getByText('You are offline').first()).toBeVisible()
  await context.setOffline(false)
  await expect(drawer(page).getByText('You are offline')).toHaveCount(0)
  await expect.poll(() => answerTo(sent.at(-1))).toMatchObject({ qty: 3, isTaken: true })
  await expectBag(page, 3)
  await page.reload()
  await expectBag(page, 3)
})

test('I14: where storage is full the bag lasts as long as the page, and nothing breaks', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(String(error)))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await fill(page)
  await oneMore(page).click()
  await expectBag(page, 2)
  await drawer(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expectBag(page, 0)
  expect(thrown).toEqual([])
})
