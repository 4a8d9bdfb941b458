/** Whether this browser last saw somebody signed in: enough to paint the button before any call. */
export function wasSignedIn(key: string): boolean {
  try {
    // As `core/http/token.ts` keeps it, which a button that waits has no room for.
    const kept = JSON.parse(localStorage.getItem(`till:${key}:session`) ?? 'null') as {
      v: number
      login: boolean
    } | null
    return kept?.v === 1 && kept.login
  } catch {
    return false
  }
}
