/** The page's `bid` cookie, at most 100 characters; null where it is missing or not readable. */
export function bidCookie(): string | null {
  try {
    return /(?:^|; )bid=([^;]{1,100})(?:;|$)/.exec(document.cookie)?.[1] ?? null
  } catch {
    // Sandboxed frames may not ask; workers and tests have no document.
    return null
  }
}
