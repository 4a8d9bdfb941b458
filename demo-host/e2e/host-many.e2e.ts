import { expect, type Page, test } from '@playwright/test'
import { chooseSize } from './shopper'
import { barePage, visit } from './stranger-page'

/** As T14 names them by `TILL_T14=full`, which `npm run hosts` does; fewer of each in a quick run. */
const isFull = process.env.TILL_T14 === 'full'
const EDITS = isFull ? 50 : 6
const TABS = isFull ? 8 : 3
const WIDGETS = 10

interface Till {
  cart: {
    get(): Promise<{ totalItemCount: number; items: { id: string }[] }>
    update(change: { itemId: string; qty: number }): Promise<unknown>
  }
}

const bags = '<till-mini-cart></till-mini-cart>'.repeat(WIDGETS)

/** What each bag of a tab says. */
const saidBy = (tab: Page) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('till-mini-cart')].map(
      bag => bag.shadowRoot?.querySelector('[data-touch=open]')?.getAttribute('aria-label') ?? '',
    ),
  )

/** Notes in a tab when a bag of it said something new: how long this test takes to look is none of that. */
const noteNews = (tab: Page) =>
  tab.evaluate(() => {
    const observer = new MutationObserver(() => Object.assign(window, { lastNews: Date.now() }))
    for (const { shadowRoot } of document.querySelectorAll('till-mini-cart'))
      if (shadowRoot) observer.observe(shadowRoot, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
  })

const lastNewsOf = (tab: Page) => tab.evaluate(() => (window as unknown as { lastNews?: number }).lastNews ?? 0)

test(`T14: ${TABS} tabs with ${WIDGETS} bags each make ${EDITS} changes, and all agree with the service within two seconds`, async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const markup = barePage().replace('<till-mini-cart></till-mini-cart>', bags)
  await visit(page, markup)
  await page.getByRole('button', { name: 'Quick shop' }).click()
  await chooseSize(page, '9.5')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const tabs = [page]
  while (tabs.length < TABS) {
    const tab = await context.newPage()
    await visit(tab, markup)
    tabs.push(tab)
  }
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Bag, 1 item' })).toHaveCount(WIDGETS)

  await Promise.all(tabs.map(noteNews))
  const ends = await Promise.all(
    tabs.map((tab, place) =>
      tab.evaluate(
        async ([edits, place]) => {
          const { cart } = (window as unknown as { till: Till }).till
          const itemId = (await cart.get()).items[0]?.id ?? ''
          for (let edit = 0; edit < edits; edit++) await cart.update({ itemId, qty: 1 + ((edit * 3 + place) % 9) })
          return Date.now()
        },
        [EDITS, place] as const,
      ),
    ),
  )
  const totalItemCount = await page.evaluate(async () => {
    const cart = await (window as unknown as { till: Till }).till.cart.get()
    return cart.totalItemCount
  })
  const agreed = Array.from({ length: WIDGETS }, () =>
    totalItemCount === 1 ? 'Bag, 1 item' : `Bag, ${totalItemCount} items`,
  )
  for (const tab of tabs) await expect.poll(() => saidBy(tab)).toEqual(agreed)
  const news = await Promise.all(tabs.map(lastNewsOf))
  expect(Math.min(...news), 'each tab had news').toBeGreaterThan(0)
  expect(Math.max(...news) - Math.max(...ends), 'ms until all agreed').toBeLessThan(2000)

  await page.reload()
  await expect.poll(() => saidBy(page)).toEqual(agreed)
})
