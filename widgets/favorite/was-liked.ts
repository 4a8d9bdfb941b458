/** The last known state in this browser, to paint a heart before any call. */
export function wasLiked(key: string, product: string): boolean {
  try {
    // The format of `core/runtime/storage.ts`, which is too large for this file.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:favorites`) ?? 'null') as {
      v: number
      ids: string[]
    } | null
    return kept?.v === 1 && kept.ids.includes(product)
  } catch {
    return false
  }
}
