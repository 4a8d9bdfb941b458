import { load } from '../../core/runtime/storage'

/** The cart as this browser last saw it: enough to paint a closed widget before any call. */
export interface LastCart {
  readonly basketId: string
  readonly count: number
}

/** Reads the last seen cart of an access key; null where there is none, or where the browser keeps nothing. */
export function lastCart(key: string): LastCart | null {
  const kept = load<Partial<LastCart>>(key, 'cart', 1)
  return kept && typeof kept.basketId === 'string' && Number.isInteger(kept.count) ? (kept as LastCart) : null
}
