/** Enough of the cart to paint a closed widget before any call. */
export interface LastCart {
  readonly basketId: string
  readonly count: number
}

/** Null where there is none, or where the browser keeps nothing. */
export function lastCart(key: string): LastCart | null {
  try {
    // As `core/runtime/storage.ts` keeps it, which a closed widget has no room for.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:cart`) ?? 'null') as (LastCart & { v: number }) | null
    return kept?.v === 1 && kept.count > 0 ? kept : null
  } catch {
    return null
  }
}
