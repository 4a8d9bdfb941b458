import { expect, type Page, type Request, test } from '@playwright/test'
import { type Call, isCall } from './faults'
import { shop } from './places'
import { addFirstSize, chooseSize, drawer, expectBag } from './shopper'
import { barePage, visit } from './stranger-page'

/** How long a slow shop takes, in ms, and how long a call is waited for. */
const [SLOW, PATIENCE] = [8_000, 15_000]

const isApi = (url: URL) => url.origin === shop && !/^\/(assets\/|till\.js|pictures)/.test(url.pathname)

/** A shop that keeps every call waiting until it is let go, each at a time of the test's choosing. */
async function slowShop(page: Page) {
  const waiting: { request: Request; go: () => void }[] = []
  const asked: Request[] = []
  let answered = 0
  await page.route(isApi, async route => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    asked.push(route.request())
    await new Promise<void>(resolve => {
      waiting.push({ request: route.request(), go: resolve })
    })
    answered += 1
    // Whoever has given up takes no answer.
    await route.fallback().catch(() => {})
  })
  const has = (name: Call) => waiting.some(({ request }) => isCall(request, name))
  return {
    /** The calls of this name that have gone out. */
    asked: (name: Call) => asked.filter(request => isCall(request, name)),
    answered: () => answered,
    /** Waits until calls of these names have come, has them take as long as a slow shop takes, and hears the answers. */
    async answer(names: readonly Call[], after = SLOW): Promise<void> {
      for (const name of names) await expect.poll(() => has(name)).toBe(true)
      await page.clock.fastForward(after)
      const calls = names.flatMap(name =>
        waiting.splice(
          waiting.findIndex(({ request }) => isCall(request, name)),
          1,
        ),
      )
      for (const { go } of calls) go()
      // Null for a call that was given up: its answer reaches nobody.
      await Promise.all(calls.map(({ request }) => request.response()))
    },
  }
}

const oneMore = (page: Page) => drawer(page).getByRole('button', { name: 'One more' })
const alert = (page: Page) => drawer(page).getByRole('alert').first()
const transactions = (requests: readonly Request[]) => requests.map(request => request.headers()['x-transaction-id'])

/** A page whose shopper has one thing in the bag, which is open. */
async function withOneItem(page: Page): Promise<void> {
  await page.clock.install()
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await addFirstSize(page)
  await expectBag(page, 1)
  await expect(oneMore(page)).toBeVisible()
}

test('T15: a slow shop delays no closed bag: it paints, opens and shows what was last seen before any answer', async ({
  page,
}) => {
  await withOneItem(page)
  const slow = await slowShop(page)
  await page.reload()
  await expectBag(page, 1)
  await page.getByRole('button', { name: /^Bag, 1/ }).click()
  await expect(drawer(page).getByText('Meridian 2').first()).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true')
  expect(slow.answered()).toBe(0)
  await slow.answer(['exchangeToken'])
  await expect(oneMore(page)).toBeVisible()
  await expect(alert(page)).toHaveText('')
})

test('T15: a slow shop receives every press once: the line shows it at once, and its sums wait', async ({ page }) => {
  await withOneItem(page)
  const slow = await slowShop(page)
  for (const count of [2, 3, 4]) {
    await oneMore(page).click()
    await expectBag(page, count)
  }
  await slow.answer(['updateItem'])
  await slow.answer(['updateItem'])
  expect(slow.answered()).toBe(2)
  await expectBag(page, 4)
  const sent = slow.asked('updateItem')
  expect(sent.map(request => request.postDataJSON().qty)).toEqual([2, 4])
  expect(new Set(transactions(sent)).size).toBe(2)
  await page.unroute(isApi)
  await page.reload()
  await expectBag(page, 4)
})

test('T15: while a slow shop adds, the button says so and takes no second press; one item is added', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, barePage())
  const slow = await slowShop(page)
  await page.getByRole('button', { name: 'Quick shop' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.locator('[aria-busy=true]').first()).toBeVisible()
  await slow.answer(['readProduct', 'readInventory'])
  await chooseSize(page)
  await panel.getByRole('button', { name: /^Add to bag/ }).click()
  const busy = panel.getByRole('button', { name: 'Adding' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.click({ force: true })
  await busy.press('Enter')
  await slow.answer(['createCartWithItem'])
  await expectBag(page, 1)
  await expect(drawer(page)).toBeVisible()
  expect(slow.asked('createCartWithItem')).toHaveLength(1)
  expect(slow.asked('addItem')).toHaveLength(0)
})

test('T15: a call is waited for as long as the page was set up to; then it is sent again, and done once', async ({
  page,
}) => {
  await withOneItem(page)
  const slow = await slowShop(page)
  const start = await page.evaluate(() => Date.now())
  await oneMore(page).click()
  await expect.poll(() => slow.asked('updateItem').length).toBe(1)
  // The page's time stands still while it is looked at: how long that takes here is none of its patience.
  await page.clock.pauseAt(start + PATIENCE - 2_000)
  await expect(alert(page)).toHaveText('')
  await page.clock.resume()
  await page.clock.fastForward(2_500)
  await expect(alert(page)).toContainText('did not answer in time')
  await expectBag(page, 2)
  await page.clock.fastForward(3_500)
  await expect.poll(() => slow.asked('updateItem').length).toBe(2)
  // The first, which nobody waits for any more, reaches the shop after all.
  await slow.answer(['updateItem'], 0)
  await slow.answer(['updateItem'], 0)
  await expect(alert(page)).toHaveText('')
  await expectBag(page, 2)
  expect(new Set(transactions(slow.asked('updateItem'))).size).toBe(1)
  await page.unroute(isApi)
  await page.reload()
  await expectBag(page, 2)
})
