import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, firefox } from '@playwright/test'
import { browserArguments, findChromium } from '../test/chromium.mjs'
import { firefoxWithoutCookies } from '../test/hosts/engines.mjs'

/** Chromium's own settings, as its settings page writes them down. */
export const allCookiesBlocked = { default_content_setting_values: { cookies: 2 } }
export const thirdPartiesBlocked = { cookie_controls_mode: 1, block_third_party_cookies: true }

/** A browser with these settings, whose past is kept in the folder. */
export async function openBrowser(
  folder: string,
  profile: object,
  more: readonly string[] = [],
): Promise<BrowserContext> {
  const settings = join(folder, 'Default', 'Preferences')
  if (!existsSync(settings)) {
    mkdirSync(join(folder, 'Default'))
    writeFileSync(settings, JSON.stringify({ profile }))
  }
  const executablePath = findChromium()
  return chromium.launchPersistentContext(folder, {
    args: [...browserArguments, ...more],
    viewport: { width: 1280, height: 860 },
    ...(executablePath ? { executablePath } : {}),
  })
}

/** Uses a browser with these settings and no past. */
export async function inBrowserWith(profile: object, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'till-profile-'))
  const context = await openBrowser(folder, profile)
  try {
    await use(context)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Uses a browser of the engine that is tested, which blocks all cookies and has no past. */
export async function inBrowserWithoutCookies(
  engine: string,
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  if (engine !== 'firefox') return inBrowserWith(allCookiesBlocked, use)
  const browser = await firefox.launch(firefoxWithoutCookies)
  try {
    await use(await browser.newContext())
  } finally {
    await browser.close()
  }
}
