/** At most 100 characters; null if it is missing or unreadable. */
export function bidCookie(): string | null {
  try {
    return /(?:^|; )bid=([^;]{1,100})(?:;|$)/.exec(document.cookie)?.[1] ?? null
  } catch {
    // Sandboxed frames may not read cookies; workers and tests have no document.
    return null
  }
}
