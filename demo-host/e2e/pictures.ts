import type { BrowserContext, Locator, Page } from '@playwright/test'
import { compareIn } from '../test/hosts/compare.mjs'

/** What two pictures have in common: the share of pixels of which a channel is off by more than 8 of 255. */
export interface Likeness {
  readonly isSameSize: boolean
  readonly share: number
}

/** Takes a picture of an element, or of all that is seen. */
export function picture(place: Page | Locator): Promise<Buffer> {
  return place.screenshot({ animations: 'disabled', caret: 'hide' })
}

/** Compares two pictures in a tab of their own. */
export function compare(context: BrowserContext, one: Buffer, other: Buffer): Promise<Likeness> {
  return compareIn(context, one, other)
}
