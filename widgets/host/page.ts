import type { ClosedLook, drawClosed } from '../../core/runtime/closed-widget'
import type { fetchPinned } from '../../core/runtime/fetch-pinned'
import type { make } from '../../core/runtime/page-dom'
import type { EarlyConfig } from './config'

/** What the loader has for its own work, and lends to the widgets, so that it travels once. */
export interface Lent {
  readonly drawClosed: typeof drawClosed
  readonly basics: string
  readonly closedLooks: Readonly<Record<string, ClosedLook>>
  readonly make: typeof make
  readonly fetch: typeof fetchPinned
  /** Leads the shopper to the shop's own pages, where a part of ours cannot be had. */
  readonly leave: () => void
}

/** What every widget of a page shares before any of its views runs. */
export interface Page extends Lent {
  readonly config: EarlyConfig
  /** Starts the shop's core, or gives the one that runs. */
  start(): Promise<unknown>
}

let page: Page | undefined

export function givePage(given: Page): void {
  page = given
}

/** The page that the widgets stand on; throws where nobody has given one. */
export function thePage(): Page {
  if (!page) throw new Error('[till] Expected givePage() first.')
  return page
}
