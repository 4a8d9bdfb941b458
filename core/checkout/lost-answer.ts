import type { ShopError } from '../errors/shop-error'

/**
 * Whether the service may have done what it was asked for although no answer of its own came: no connection, a
 * gateway's page in place of an answer, or an answer that cannot be read. Such a call is made again, as the same one.
 */
export function isAnswerLost(error: ShopError): boolean {
  return error.kind === 'network' || error.kind === 'contract'
}

/** Milliseconds to wait before asking again: soon at first, then every 15 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15_000)
}
