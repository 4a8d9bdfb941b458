import type { PagesSettings } from '../settings'

/** Where the widgets are on a page that made no place for them: a corner of their own, on white. */
const corner = `<div id="till-corner" style="position:fixed;right:8px;bottom:8px;z-index:10;padding:8px;background:#fff"><till-mini-cart></till-mini-cart><till-quick-shop product="TQ4407AB12"></till-quick-shop></div>`

/** Puts into a page what its owner would: the script tag, and the two widgets; `without` leaves the script out, for a look at the page alone. */
export function putIn(page: string, { shop }: PagesSettings, { without = false } = {}): string {
  const tag = `<script async src="${shop}/till.js" data-key="pk_partner" data-locale="en-US"></script>`
  const inHead = without ? page : page.replace(/<\/head>/i, found => tag + found)
  return inHead.replace(/<\/body>/i, found => corner + found)
}
