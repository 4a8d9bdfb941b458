/** Whether this browser last saw the product among the favourites: enough to paint its heart before any call. */
export function wasLiked(key: string, product: string): boolean {
  try {
    // As `core/runtime/storage.ts` keeps it, which a heart that waits has no room for.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:favorites`) ?? 'null') as {
      v: number
      ids: string[]
    } | null
    return kept?.v === 1 && kept.ids.includes(product)
  } catch {
    return false
  }
}
