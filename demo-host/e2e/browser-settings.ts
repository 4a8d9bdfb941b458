import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, findChromium } from '../test/chromium.mjs'

/** Chromium's own settings, as its settings page writes them down. */
export const allCookiesBlocked = { default_content_setting_values: { cookies: 2 } }
export const thirdPartiesBlocked = { cookie_controls_mode: 1, block_third_party_cookies: true }

/** Uses a browser with these settings. */
export async function inBrowserWith(profile: object, use: (context: BrowserContext) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'till-profile-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    args: browserArguments,
    viewport: { width: 1280, height: 860 },
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    await use(context)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
