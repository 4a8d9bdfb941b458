import { type BrowserContext, type CDPSession, chromium, expect, type Page, test } from '@playwright/test'
import { browserArguments, findChromium } from '../test/chromium.mjs'
import { host, stranger } from './places'
import { addFirstSize, bagButton, chooseSize, drawer } from './shopper'

/** What a page says of itself, asked of it without the driver's own hands: they lose a page that comes back whole. */
const asked = `JSON.stringify({ persisted: window.persisted ?? null, mark: window.mark ?? null, bag: document.querySelector('till-mini-cart')?.shadowRoot?.querySelector('[aria-expanded]')?.getAttribute('aria-label') ?? null })`

interface Visit {
  context: BrowserContext
  page: Page
  /** The bag's name on the page, and whether the page is the one that was left. */
  ask(): Promise<{ persisted: boolean | null; mark: number | null; bag: string | null }>
  leave(): Promise<void>
  comeBack(): Promise<void>
  /** Why the browser did not keep the page, in its own words. */
  reasons: unknown[]
}

/** A visit to the club's page in a browser that keeps the pages one leaves. */
async function inBrowserThatKeepsPages(visit: (visit: Visit) => Promise<void>): Promise<void> {
  // Playwright switches the cache off; nothing else of the browser is another.
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const reasons: unknown[] = []
    await session.send('Page.enable')
    session.on('Page.backForwardCacheNotUsed', event => reasons.push(...event.notRestoredExplanations))
    await page.goto(`${stranger}/harbour-striders`)
    await page.evaluate(() => {
      Object.assign(window, { mark: 7 })
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    })
    const ask = () => askPage(session)
    await visit({
      context,
      page,
      ask,
      reasons,
      async leave() {
        await session.send('Page.navigate', { url: `${host}/strangers` })
        await expect.poll(async () => (await ask()).mark).toBe(null)
      },
      async comeBack() {
        const { entries, currentIndex } = await session.send('Page.getNavigationHistory')
        await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 })
      },
    })
  } finally {
    await browser.close()
  }
}

async function askPage(session: CDPSession): ReturnType<Visit['ask']> {
  // Between two pages nobody answers.
  const answer = await session.send('Runtime.evaluate', { expression: asked }).catch(() => undefined)
  return JSON.parse(String(answer?.result.value ?? '{}'))
}

const isWrite = (method: string) => (answer: { url(): string; request(): { method(): string } }) =>
  answer.url().includes('/cart/v1/') && answer.request().method() === method

test('I15: a page that is left and come back to is kept whole by the browser, and shows the bag as it is now', async () => {
  await inBrowserThatKeepsPages(async ({ context, page, ask, leave, comeBack, reasons }) => {
    await page.getByRole('link', { name: 'Order' }).first().click()
    await addFirstSize(page)
    await expect(page.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible()
    await leave()

    // Meanwhile one more goes into the same bag, in another tab, and the other tab says so.
    const other = await context.newPage()
    await other.goto(`${stranger}/strangers/blank`)
    await other.evaluate(() => {
      const channel = new BroadcastChannel('till:pk_partner')
      channel.onmessage = () => Object.assign(window, { told: true })
    })
    await bagButton(other).click()
    const written = other.waitForResponse(isWrite('PUT'))
    await drawer(other).getByRole('button', { name: 'One more' }).click()
    await written
    await other.waitForFunction(() => 'told' in window)
    await other.close()

    await comeBack()
    await expect.poll(async () => (await ask()).bag).toBe('Bag, 2 items')
    expect({ ...(await ask()), reasons }).toMatchObject({ persisted: true, mark: 7, reasons: [] })
  })
})

test('I15: what was under way when a page was left is in the bag when it is come back to, once', async () => {
  await inBrowserThatKeepsPages(async ({ context, page, ask, leave, comeBack, reasons }) => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await context.route(/\/auth\/token|\/cartWithItem/, async route => {
      await answered
      await route.continue()
    })
    const asked = page.waitForRequest(/\/auth\/token|\/cartWithItem/)
    await page.getByRole('link', { name: 'Order' }).first().click()
    await chooseSize(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to bag/ })
      .click()
    await asked
    await leave()
    answer()
    await comeBack()
    await expect.poll(async () => (await ask()).bag).toBe('Bag, 1 item')
    expect({ ...(await ask()), reasons }).toMatchObject({ persisted: true, mark: 7, reasons: [] })
  })
})

test('I15: a page that was left while it held what another tab waits for comes back right, and neither loses an item', async () => {
  await inBrowserThatKeepsPages(async ({ context, page, ask, leave, comeBack, reasons }) => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    let held = 0
    await context.route(/\/auth\/token|\/cartWithItem/, async route => {
      if (route.request().method() === 'POST' && held++ === 0) await answered
      await route.continue()
    })
    const asked = page.waitForRequest(/\/auth\/token|\/cartWithItem/)
    await page.getByRole('link', { name: 'Order' }).first().click()
    await chooseSize(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add to bag/ })
      .click()
    await asked
    await leave()

    const other = await context.newPage()
    await other.goto(`${stranger}/harbour-striders`)
    await other.getByRole('link', { name: 'Order' }).first().click()
    await addFirstSize(other)
    await expect(other.getByRole('button', { name: 'Bag, 1 item' })).toBeVisible()
    answer()
    await other.close()

    await comeBack()
    await expect.poll(async () => (await ask()).bag).toBe('Bag, 2 items')
    // The browser may end a page that holds a lock which somebody waits for; no other reason is a good one.
    const others = reasons.filter(reason => !JSON.stringify(reason).includes('WebLocksContention'))
    expect(others).toEqual([])
  })
})
