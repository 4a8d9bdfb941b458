import type { EarlyConfig } from './config'

/** What every widget of a page shares before any of its views runs. */
export interface Page {
  readonly config: EarlyConfig
  /** Starts the shop's core, or gives the one that runs. */
  start(): Promise<unknown>
}

let page: Page | undefined

/** Tells the widgets whose page they are on: called once, by the loader or by the microsite, before a tag is defined. */
export function givePage(given: Page): void {
  page = given
}

/** The page that the widgets stand on; throws where nobody has given one. */
export function thePage(): Page {
  if (!page) throw new Error('[till] Expected givePage() first.')
  return page
}
