import { expect, type Page, test } from '@playwright/test'
import { chooseSize, comeBackTo, drawer, expectBag } from './shopper'
import { barePage, isRunning, visit } from './stranger-page'

/** What comes right after a bag's first line. */
const rest = /\/assets\/next-[^/]+\.js$/

const oneMore = (page: Page) => drawer(page).getByRole('button', { name: 'One more' })

/** Puts one thing into the bag, which opens. */
async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await chooseSize(page, '9.5')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expectBag(page, 1)
  await expect(oneMore(page)).toBeVisible()
}

/** Holds it back until what this gives is called. */
async function holdRest(page: Page): Promise<() => void> {
  let come = () => {}
  const held = new Promise<void>(resolve => {
    come = resolve
  })
  await page.route(rest, async route => {
    await held
    await route.continue()
  })
  return () => come()
}

test('T15: a first line needs nothing that comes after it, and a press that does is told, kept and done when it has come', async ({
  page,
}) => {
  await page.route(rest, route => route.abort('connectionrefused'))
  await visit(page, barePage())
  await add(page)
  await oneMore(page).click()
  await expect(drawer(page).getByRole('alert').first()).toContainText('The shop cannot be reached')
  await expectBag(page, 2)
  await page.unroute(rest)
  await drawer(page).getByRole('button', { name: 'Try again' }).click()
  await expect(drawer(page).getByText('The shop cannot be reached')).toHaveCount(0)
  await expect.poll(() => kept(page)).toBe(2)
})

test('a press on checkout waits for what leads there', async ({ page }) => {
  const come = await holdRest(page)
  await visit(page, barePage())
  await add(page)
  await drawer(page).getByRole('button', { name: 'Checkout' }).click()
  await expect(drawer(page).getByRole('button', { name: 'One moment' })).toBeVisible()
  come()
  await expect(page).toHaveURL(/\/checkout\/shipping$/)
})

test('T14: what another tab does before a tab can hear of it is taken in when it can', async ({ page, context }) => {
  const come = await holdRest(page)
  await visit(page, barePage())
  await add(page)
  const other = await context.newPage()
  await visit(other, barePage())
  await other.getByRole('button', { name: /^Bag, 1/ }).click()
  await oneMore(other).click()
  await expect.poll(() => kept(other)).toBe(2)
  await comeBackTo(page)
  come()
  await isRunning(page)
  await expectBag(page, 2)
})

/** How many things are in the cart that the browser keeps, which is the service's own. */
const kept = (page: Page) =>
  page.evaluate(
    () => (JSON.parse(localStorage.getItem('till:pk_demo:cart') ?? 'null') as { count: number } | null)?.count,
  )
