/** The last known state in this browser, to paint the button before any call. */
export function wasSignedIn(key: string): boolean {
  try {
    // The format of `core/http/token.ts`, which is too large for this file.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:session`) ?? 'null') as {
      v: number
      login: boolean
    } | null
    return kept?.v === 1 && kept.login
  } catch {
    return false
  }
}
