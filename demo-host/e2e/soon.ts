import { expect, type Locator, type Page } from '@playwright/test'

/** For less than 2.5 s Playwright looks ten times a second; an assertion, which may wait longer, soon looks only twice. */
const timeout = 2_400

/** Waits until it is seen. */
export async function expectSeen(place: Locator): Promise<void> {
  await place.waitFor({ timeout }).catch(() => {})
  await expect(place).toBeVisible()
}

/** Waits until there is none. */
export async function expectGone(place: Locator): Promise<void> {
  await place.waitFor({ state: 'detached', timeout }).catch(() => {})
  await expect(place).toHaveCount(0)
}

/** Waits until the page has this address. */
export async function expectAddress(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address, { waitUntil: 'commit', timeout }).catch(() => {})
  await expect(page).toHaveURL(address)
}
