import type { ShopError } from '../errors/shop-error'

/**
 * Whether the service may have done, or may still be doing, what it was asked for: no connection, a gateway's page in
 * place of an answer, an answer that cannot be read, a payment whose outcome the service itself does not know yet
 * (503), a twin that is still at work (409 GEN500), or nobody who took the call (429). It is made again, as the same one.
 */
export function isAnswerLost(error: ShopError): boolean {
  if (error.kind === 'network' || error.kind === 'contract') return true
  if (error.kind !== 'http') return false
  return [429, 502, 503, 504].includes(error.status) || (error.status === 409 && error.code === 'GEN500')
}

/** Milliseconds to wait before asking again: soon at first, then every 15 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15_000)
}
