import type { ShopError } from '../errors/shop-error'

/** The service may have acted: no connection, a gateway's page, an unreadable answer, an unknown payment (503), an identical call that is running (409 GEN500), or too many calls (429). Repeat it under the same id. */
export function isAnswerLost(error: ShopError): boolean {
  if (error.kind === 'network' || error.kind === 'contract') return true
  if (error.kind !== 'http') return false
  return [429, 502, 503, 504].includes(error.status) || (error.status === 409 && error.code === 'GEN500')
}

/** In ms: soon at first, then every 15 seconds. */
export function pauseBefore(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 15_000)
}
