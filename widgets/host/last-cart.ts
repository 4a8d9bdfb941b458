/** The cart as this browser last saw it: enough to paint a closed widget before any call. */
export interface LastCart {
  readonly basketId: string
  readonly count: number
}

/** Reads the last seen cart of an access key; null where there is none, or where the browser keeps nothing. */
export function lastCart(key: string): LastCart | null {
  try {
    // As `core/runtime/storage.ts` keeps it, which a closed widget has no room for.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:cart`) ?? 'null') as (LastCart & { v: number }) | null
    return kept?.v === 1 && kept.count > 0 ? kept : null
  } catch {
    return null
  }
}
