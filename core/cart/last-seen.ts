import { drop, load, save } from '../runtime/storage'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import type { Totals } from '../shapes/totals'

/** The cart as this browser last saw it: enough to show it before any call, and to build it anew. */
export type LastSeen = { basketId: string; count: number; lines: CartItem[]; totals: Totals }

/** What a shopper sees of a cart first. */
export const seenOf = ({ basketId, totalItemCount: count, items: lines, totals }: HostCart): LastSeen => ({
  basketId,
  count,
  lines,
  totals,
})

/** What is kept of a cart; to whom a gift goes is not. */
export function lastSeenOf(cart: HostCart): LastSeen {
  return seenOf({ ...cart, items: cart.items.map(item => ({ ...item, giftOption: null })) })
}

/** The kept cart of an access key; null where there is none that can be read. */
export function loadLastSeen(key: string): LastSeen | null {
  const kept = load<Partial<LastSeen>>(key, 'cart', 1)
  if (typeof kept?.basketId !== 'string' || !Array.isArray(kept.lines) || !kept.totals) return null
  return { basketId: kept.basketId, count: kept.count ?? 0, lines: kept.lines, totals: kept.totals }
}

/** Keeps a cart; null forgets the one that is kept. */
export function keepLastSeen(key: string, seen: LastSeen | null): void {
  if (seen) save(key, 'cart', 1, seen)
  else drop(key, 'cart')
}
