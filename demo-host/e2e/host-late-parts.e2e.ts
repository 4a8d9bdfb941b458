import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { boxesOf } from './boxes'
import { isCall } from './faults'
import { comeBackTo, drawer, expectBag } from './shopper'
import { addByQuickShop, barePage, isRunning, visit } from './stranger-page'

/** What is loaded right after a bag's first line. */
const lateParts = /\/assets\/late-[^/]+\.js$/

const oneMore = (page: Page) => drawer(page).getByRole('button', { name: 'One more' })

/** Puts one thing into the bag, which opens. */
async function add(page: Page): Promise<void> {
  await addByQuickShop(page)
  await expect(oneMore(page)).toBeVisible()
}

/** What is beside the lines. */
const besideLines = /\/assets\/beside-lines-[^/]+\.js$/

/** Holds it back until what this gives is called. */
async function hold(page: Page, what = lateParts): Promise<() => void> {
  let come = () => {}
  const held = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(what, async route => {
    await held
    await route.continue()
  })
  return () => come()
}

test('T15: a first line and its changes need nothing that comes after it', async ({ page }) => {
  await page.route(lateParts, route => route.abort('connectionrefused'))
  await visit(page, barePage())
  await add(page)
  await oneMore(page).click()
  await expectBag(page, 2)
  await expect.poll(() => saved(page)).toBe(2)
  await expect(drawer(page).getByText('The shop cannot be reached')).toHaveCount(0)
})

test('a press on checkout waits for what leads there', async ({ page }) => {
  const come = await hold(page)
  await visit(page, barePage())
  await add(page)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(drawer(page).getByRole('button', { name: 'One moment' })).toBeVisible()
  come()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
})

test('T14: what another tab does before a tab can hear of it is taken in when it can', async ({ page, context }) => {
  const come = await hold(page)
  await visit(page, barePage())
  await add(page)
  const other = await context.newPage()
  await visit(other, barePage())
  await other.getByRole('button', { name: /^Bag, 1/ }).click()
  await oneMore(other).click()
  await expect.poll(() => saved(other)).toBe(2)
  await comeBackTo(page)
  come()
  await isRunning(page)
  await expectBag(page, 2)
})

test('what was refused is shown under its line, also where what tells it was lost at first', async ({ page }) => {
  await page.route(lateParts, route => route.abort('connectionrefused'))
  await visit(page, barePage())
  await add(page)
  await refuseMore(page)
  await oneMore(page).click()
  await expect(drawer(page).getByRole('alert').first()).toContainText('The shop cannot be reached')
  await page.unroute(lateParts)
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page).getByRole('listitem').getByText('You can order up to 1 of these.')).toBeVisible()
  await expectBag(page, 1)
})

test('nothing of an open bag moves when what does and tells more, and what is beside a line, come late', async ({
  page,
}) => {
  const come = await hold(page)
  const besideLinesCome = await hold(page, besideLines)
  await visit(page, barePage())
  await add(page)
  const reach = drawer(page).getByText(/ships free/)
  await expect(reach, 'what tells it has not come').toHaveCount(0)
  const places = () =>
    boxesOf(
      drawer(page).getByRole('listitem').first(),
      oneMore(page),
      drawer(page).getByRole('button', { name: 'Checkout' }),
    )
  // It comes in a moment.
  await drawer(page).evaluate(dialog => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  const before = await places()
  await expect(aloud(page)).toHaveCount(0)
  come()
  await expect(aloud(page)).toBeAttached()
  await expect(reach).toBeVisible()
  expect(await places()).toEqual(before)
  besideLinesCome()
  await expect(drawer(page).getByRole('button', { name: /for later/ })).toBeVisible()
  expect(await places()).toEqual(before)
})

test('an empty bag says that it is empty, also where what says more of it cannot be fetched', async ({ page }) => {
  await page.route(lateParts, route => route.abort('connectionrefused'))
  await visit(page, barePage())
  await page.getByRole('button', { name: 'Bag, empty' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
  await page.unroute(lateParts)
  await comeBackTo(page)
  await expect(drawer(page).getByRole('button', { name: 'Continue shopping' })).toBeVisible()
  await expect(drawer(page).getByRole('heading', { name: 'Your bag is empty' })).toHaveCount(1)
})

test('a page is told all that happened, in its order, where what tells it comes late', async ({ page }) => {
  await page.route(lateParts, route => route.abort('connectionrefused'))
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    for (const type of ['ready', 'open', 'close', 'session', 'cart'] as const) {
      document.addEventListener(`till:${type}`, ({ detail }) => {
        told.push(detail && 'name' in detail ? `${type} ${detail.name}` : type)
      })
    }
  })
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  await visit(page, barePage())
  await add(page)
  await expect.poll(told).toEqual(['ready'])
  await page.unroute(lateParts)
  // A session begins as soon as the pointer comes near what needs it: when the service answers, nobody knows.
  const besideSession = async () => (await told()).filter(event => event !== 'session')
  const whole = ['ready', 'open quick-shop', 'cart', 'close quick-shop', 'open mini-cart']
  // If the last load has not failed yet when the shopper comes back, the next one begins when they come back again.
  await expect(async () => {
    await comeBackTo(page)
    expect(await besideSession()).toEqual(whole)
  }).toPass()
  expect(await told()).toHaveLength(whole.length + 1)
  await page.keyboard.press('Escape')
  await expect.poll(besideSession).toEqual([...whole, 'close mini-cart'])
})

/** What reads changes aloud: it is in the bag as soon as what tells them has come. */
const aloud = (page: Page) => drawer(page).locator('.vh .live').first()

/** The service has no second piece. */
async function refuseMore(page: Page): Promise<void> {
  await page.route('**/cart/v1/**', route =>
    isCall(route.request(), 'updateItem')
      ? route.fulfill({
          status: 400,
          json: {
            errorDetails: [{ errorId: 'INV408', message: 'A fault of the test', maxAllowedQty: 1 }],
            correlationId: randomUUID(),
          },
        })
      : route.fallback(),
  )
}

/** How many things are in the cart that the browser keeps, which is the service's own. */
const saved = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('till:pk_demo:cart') ?? 'null') as { count: number } | null)?.count,
  )
