import { keepsCookiesOf } from '../../core/runtime/keeps-cookies'

/** The last known state in this browser, to paint the button before any call. */
export function wasSignedIn(key: string, api: string): boolean {
  try {
    // The format of `core/http/stored-session.ts`, which is too large for this file.
    const stored = JSON.parse(localStorage.getItem(`till:${key}:session`) ?? 'null') as {
      v: number
      login: boolean
    } | null
    return stored?.v === 1 && stored.login && keepsCookiesOf(api)
  } catch {
    return false
  }
}
