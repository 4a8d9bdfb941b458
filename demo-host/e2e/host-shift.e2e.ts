import { expect, type Page, test } from '@playwright/test'
import { chooseSize, drawer, expectBag } from './shopper'
import { barePage, isRunning, visit } from './stranger-page'

/** Remembers what moves, from the page's first paint; right after a press too, where a browser would excuse it. */
function watchShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[]) {
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 60) : String(node),
      )
      shifts.push(`${entry.value} ${nodes.join(' ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)

/** What the README asks of a page: the room of a closed widget, before its script is there. */
const room =
  'till-mini-cart, till-quick-shop { display: inline-block; min-width: 44px; height: 44px; vertical-align: middle }' +
  'till-quick-shop:empty { min-width: 152px }'
const text = '<p>Some text above.</p>'

test('I18: nothing of the page moves while the widgets come, with a slow script, a kept bag, and at a sale', async ({
  page,
}) => {
  await page.addInitScript(watchShifts)
  let release = () => {}
  const painted = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/till\.js$/, async route => {
    await painted
    await route.continue()
  })
  const markup = barePage(room, `${text.repeat(3)}<ul>${'<li>Below</li>'.repeat(10)}</ul>`).replace(
    '<body>',
    `<body>${text}`,
  )
  // The page is loaded only when its script is.
  const visiting = visit(page, markup)
  await expect(page.getByText('Below').first()).toBeVisible()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  release()
  await visiting
  await isRunning(page)
  await page.getByRole('button', { name: 'Quick shop' }).hover()
  await expect(page.locator('till-quick-shop .view')).toBeAttached()
  expect(await shifts(page)).toEqual([])
  await page.getByRole('button', { name: 'Quick shop' }).click()
  // The wallets are the last to come.
  await expect(page.getByText('Sandbox: nothing is charged.')).toBeVisible()
  await chooseSize(page, '9.5')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add to bag/ })
    .click()
  await expectBag(page, 1)
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await shifts(page)).toEqual([])

  await page.reload()
  await expectBag(page, 1)
  await isRunning(page)
  expect(await shifts(page)).toEqual([])
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<div style="height: 60px"></div>'))
  await expect.poll(() => shifts(page), 'a shift is seen').not.toEqual([])
})
