import { type Browser, type BrowserContextOptions, chromium, expect, type Locator, type Page } from '@playwright/test'
import { oldArguments, oldChromium } from '../test/old-chromium.mjs'

/** Starts an old Chromium; it is fetched when it is asked for the first time. */
export async function startOld(major: 111 | 92): Promise<Browser> {
  return chromium.launch({ executablePath: await oldChromium(major), args: [...oldArguments] })
}

/** A page of a new visitor, and what it throws or complains of. */
export async function pageIn(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; wrong: string[] }> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', error => wrong.push(String(error)))
  page.on('console', message => /error|warning/.test(message.type()) && wrong.push(message.text()))
  return { page, wrong }
}

// Below Chromium 105 Playwright can neither tell what is visible nor, therefore, click it.

/** Waits until an element has a box. */
export async function seen(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluateAll(all => all.some(element => element.getClientRects().length > 0))).toBe(true)
}

/** Presses the middle of an element with the mouse. */
export async function press(page: Page, place: Locator): Promise<void> {
  await seen(place)
  const [x, y] = await place.evaluate(element => {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  })
  await page.mouse.click(x, y)
}
