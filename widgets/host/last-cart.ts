/** Enough of the cart to paint a closed widget before any call. */
export interface LastCart {
  readonly basketId: string
  readonly count: number
}

/** Null without a cart, or if the browser stores nothing. */
export function lastCart(key: string): LastCart | null {
  try {
    // The format of `core/runtime/storage.ts`, which is too large for this file.
    const stored = JSON.parse(localStorage.getItem(`till:${key}:cart`) ?? 'null') as (LastCart & { v: number }) | null
    return stored?.v === 1 && stored.count > 0 ? stored : null
  } catch {
    return null
  }
}
