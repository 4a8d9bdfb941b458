import { load } from '../runtime/storage'

/** No token except a guest's own secret, which only opens a cart. `accessExpiry` in ms; `consumerNo` of whoever is signed in. */
export type StoredSession = {
  login: boolean
  accessExpiry: number
  employee: boolean
  isAssociate?: boolean
  trust?: 'third-party'
  consumerNo?: string
  secret?: string
}

/** Somebody signed out, and the service did not learn of it. */
export const hasLeft = (key: string): boolean => load(key, 'left', 1) !== null

export const isSignedIn = (key: string): boolean => loadSession(key)?.login === true

export function loadSession(key: string): StoredSession | null {
  return load<StoredSession>(key, 'session', 1)
}
