import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
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
