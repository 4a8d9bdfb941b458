import { test as base, devices, expect, type Page } from '@playwright/test'
import { cellAddress, type Manner } from '../gallery/cell'
import type { DescribedWidget } from '../gallery/described'
import { host } from './places'

/** `npm run walk` goes through every story, host and way of hiding; `npm test` through a part, in turn. */
export const isWholeWalk = process.env.TILL_GALLERY === 'all'

export { canOpen as hasDialog } from '../gallery/html-data'

/** `cell` is one page for all that a worker walks: what every cell loads is fetched and compiled once. Nothing that a test had it keep is left for the next. */
export const test = base.extend<{ cell: Page }, { walked: Page }>({
  walked: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...devices['Desktop Chrome'], colorScheme: 'light' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
  cell: async ({ walked: page, contextOptions }, use) => {
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    await use(page)
    await page.unrouteAll()
    await page.context().clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

/** The open dialogs of a widget, in whichever of its elements. */
export const dialogOf = (page: Page, { tag }: DescribedWidget) => page.locator(`${tag} dialog[open]:not(.closing)`)

/** Goes to a widget’s first story, put into `around` in the place of its `<slot></slot>`, beside a button of the page and much to scroll. */
export async function visitWithin(
  page: Page,
  { folder, stories: [story] }: DescribedWidget,
  around: string,
  manner: Partial<Manner> = {},
): Promise<void> {
  if (!story) throw new Error(`<till-${folder}> has no story`)
  // A page that is served by a test may else ask for nothing on this machine.
  await page.context().grantPermissions(['local-network-access'], { origin: host })
  const address = host + cellAddress(folder, story.name, manner)
  await page.route(address, async route => {
    const response = await route.fetch()
    const markup = `<button id="theirs">Theirs</button>${around.replace('<slot></slot>', () => story.html)}<p style="height: 3000px">Long</p>`
    await route.fulfill({ response, body: (await response.text()).replace(story.html, () => markup) })
  })
  await page.goto(address)
  await page.waitForFunction(() => (window as { till?: { version?: string } }).till?.version)
  await page.locator('#theirs').focus()
}

/** Opens the widget's dialog as a script of the page does, as its first element says. */
export async function openByScript(page: Page, { folder, tag, attributes }: DescribedWidget): Promise<void> {
  await page.evaluate(
    ([name, tag, attributes]) => {
      const element = document.querySelector(tag)
      const said = attributes.map(({ name, property }) => [property, element?.getAttribute(name)])
      const { till } = window as unknown as { till: { open(name: string, props: object): Promise<void> } }
      return till.open(name, Object.fromEntries(said.filter(([, value]) => value)))
    },
    [folder, tag, attributes] as const,
  )
}

/** The dialog is seen, and is what a pointer meets where it is. */
export async function expectInSight(page: Page, widget: DescribedWidget): Promise<void> {
  await expect(dialogOf(page, widget)).toHaveCount(1)
  const isMet = () =>
    dialogOf(page, widget).evaluate(dialog => {
      const { left, top, width, height } = dialog.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const { host } = dialog.getRootNode() as ShadowRoot
      return dialog.checkVisibility({ visibilityProperty: true }) && host.contains(hit)
    })
  await expect.poll(isMet).toBe(true)
}

/** Nothing of ours holds the page: it has the pointer, the wheel and the focus. */
export async function expectFree(page: Page, { tag }: DescribedWidget): Promise<void> {
  await expect(page.locator(`${tag} dialog[open]`)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  const theirs = page.locator('#theirs')
  await theirs.evaluate(button => button.addEventListener('click', () => button.append('!')))
  await theirs.click({ timeout: 2_000 })
  await expect(theirs).toHaveText('Theirs!')
}
