/** The page's own cookie `bid`, of at most 100 characters, as it stands there; null where there is none, or none may be read. */
export function bidCookie(): string | null {
  try {
    return /(?:^|; )bid=([^;]{1,100})(?:;|$)/.exec(document.cookie)?.[1] ?? null
  } catch {
    // A frame without an origin of its own may not ask; a worker and a test have no document.
    return null
  }
}
