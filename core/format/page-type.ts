export type PageType =
  | 'product'
  | 'category'
  | 'cart'
  | 'account'
  | 'search'
  | 'search-hub'
  | 'home'
  | 'order-confirmation'
  | 'checkout'
  | 'other'

/** The search hub comes before search, because its path starts the same. */
const types: readonly (readonly [PageType, RegExp])[] = [
  ['product', /\/p\//],
  ['category', /\/c\//],
  ['cart', /\/cart(\/|$)/],
  ['account', /\/account(\/|$)/],
  ['search-hub', /\/search-?hub(\/|$)/],
  ['search', /\/search(\/|$)/],
  ['home', /^(\/pre)?\/[a-z]{2}-[a-z]{2}\/?$/],
  ['order-confirmation', /\/order-?confirmation(\/|$)/],
  ['checkout', /\/checkout(\/|$)/],
]

export function pageTypeOf(path: string): PageType {
  const lower = path.toLowerCase()
  const named = types.find(([, shape]) => shape.test(lower))?.[0]
  if (named) return named
  if (productIdOf(path)) return 'product'
  return categoryIdOf(path) ? 'category' : 'other'
}

/** A page whose meta description says that it is not available. */
export function isErrorPage(description: string | null | undefined): boolean {
  return /\bpage\b.*\bnot available\b/i.test(description ?? '')
}

/** `/en-us/p/court-shoe-TQ4407AB12`, or the short form `…-pTQ4407AB12`: two capitals, then six to nine capitals or digits. */
export function productIdOf(path: string): string | null {
  const last = lastOf(path)
  return (
    (/\/p\//.test(path) ? /(?:^|-)([A-Z]{2}[A-Z\d]{6,9})$/.exec(last) : /-p([A-Za-z\d]{8,11})$/.exec(last))?.[1] ?? null
  )
}

/** `/en-us/c/running-4012` (four to ten digits), or the short form `…-c4012` (four to six). */
export function categoryIdOf(path: string): string | null {
  const last = lastOf(path)
  return (/\/c\//.test(path) ? /(?:^|-)(\d{4,10})$/.exec(last) : /-c(\d{4,6})$/.exec(last))?.[1] ?? null
}

const lastOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1) ?? ''
