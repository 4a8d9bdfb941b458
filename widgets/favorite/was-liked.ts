/** The last known state in this browser, to paint a heart before any call. */
export function wasLiked(key: string, product: string): boolean {
  try {
    // The format of `core/runtime/storage.ts`, which is too large for this file.
    const stored = JSON.parse(localStorage.getItem(`till:${key}:favorites`) ?? 'null') as {
      v: number
      ids: string[]
    } | null
    return stored?.v === 1 && stored.ids.includes(product)
  } catch {
    return false
  }
}
