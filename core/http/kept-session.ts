import { load } from '../runtime/storage'

/** No token except a guest's own secret, which only opens a cart. */
export type Kept = { login: boolean; accessExpiry: number; employee: boolean; secret?: string }

/** Somebody signed out, and the service did not hear of it. */
export const hasLeft = (key: string): boolean => load(key, 'left', 1) !== null

export function keptSession(key: string): Kept | null {
  return load<Kept>(key, 'session', 1)
}
