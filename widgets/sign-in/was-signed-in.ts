/** The last known state in this browser, to paint the button before any call. */
export function wasSignedIn(key: string): boolean {
  try {
    // The format of `core/http/token.ts`, which is too large for this file.
    const stored = JSON.parse(localStorage.getItem(`till:${key}:session`) ?? 'null') as {
      v: number
      login: boolean
    } | null
    return stored?.v === 1 && stored.login
  } catch {
    return false
  }
}
