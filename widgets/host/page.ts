import type { ClosedLook, drawClosed } from '../../core/runtime/closed-widget'
import type { prefetch } from '../../core/runtime/prefetch'
import type { fetchPinned } from '../../core/runtime/fetch-pinned'
import type { make } from '../../core/runtime/page-dom'
import type { EarlyConfig } from './config'

/** What the loader lends to the widgets, so that it loads only once. */
export interface LoaderParts {
  readonly drawClosed: typeof drawClosed
  readonly basics: string
  readonly closedLooks: Readonly<Record<string, ClosedLook>>
  readonly make: typeof make
  readonly ask: typeof prefetch
  readonly fetch: typeof fetchPinned
  /** Goes to the shop's own pages if a part of ours cannot be loaded. */
  readonly leave: () => void
}

export interface Page extends LoaderParts {
  readonly config: EarlyConfig
  /** Starts the shop's core, or returns the running one. */
  start(): Promise<unknown>
}

let page: Page | undefined

export function givePage(given: Page): void {
  page = given
}

/** Throws before `givePage`. */
export function thePage(): Page {
  if (!page) throw new Error('[till] Expected givePage() first.')
  return page
}
