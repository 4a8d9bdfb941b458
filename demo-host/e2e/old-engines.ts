import { type Browser, type BrowserContextOptions, chromium, expect, type Locator, type Page } from '@playwright/test'
import { oldArguments, oldChromium } from '../test/old-chromium.mjs'

/** Starts an old Chromium; it is fetched when it is asked for the first time. */
export async function startOld(major: 111 | 92): Promise<Browser> {
  return chromium.launch({ executablePath: await oldChromium(major), args: [...oldArguments] })
}

/** A page of a new visitor, and the errors that it throws or logs. */
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

/** The middle of the first of these elements that has a box; waits until one has. */
async function middleOf(place: Locator): Promise<readonly [number, number]> {
  const look = () =>
    place.evaluateAll(all => {
      const shown = all.find(element => element.getClientRects().length > 0)
      shown?.scrollIntoView({ block: 'center' })
      const box = shown?.getBoundingClientRect()
      return box ? ([box.left + box.width / 2, box.top + box.height / 2] as const) : null
    })
  await expect.poll(() => look().catch(() => null)).not.toBeNull()
  return (await look()) ?? [0, 0]
}

/** Waits until an element is shown. */
export async function seen(place: Locator): Promise<void> {
  await middleOf(place)
}

/** Presses an element with the mouse. */
export async function press(page: Page, place: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(place)))
}
