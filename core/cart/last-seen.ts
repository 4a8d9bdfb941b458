import { drop, load, save } from '../runtime/storage'
import type { HostCart } from '../shapes/host-cart'
import type { CartItem } from '../shapes/cart-item'
import type { Totals } from '../shapes/totals'

/** Enough to show the cart before any call, and to rebuild it. `isApart`: of this tab alone (`apart/`). */
export type LastSeen = { basketId: string; count: number; lines: CartItem[]; totals: Totals; isApart?: true }

export const seenOf = ({ basketId, totalItemCount: count, items: lines, totals }: HostCart): LastSeen => ({
  basketId,
  count,
  lines,
  totals,
})

/** Whom gifts are for is kept in no browser, and goes into nobody else's cart. */
export const withoutRecipients = <Cart extends { readonly items: readonly CartItem[] }>(cart: Cart) => ({
  ...cart,
  items: cart.items.map(item => ({ ...item, giftOption: null })),
})

export const lastSeenOf = (cart: HostCart): LastSeen => seenOf(withoutRecipients(cart))

export function loadLastSeen(key: string): LastSeen | null {
  const stored = load<Partial<LastSeen>>(key, 'cart', 1)
  if (typeof stored?.basketId !== 'string' || !Array.isArray(stored.lines) || !stored.totals) return null
  return { basketId: stored.basketId, count: stored.count ?? 0, lines: stored.lines, totals: stored.totals }
}

export function saveLastSeen(key: string, seen: LastSeen | null): void {
  if (seen) save(key, 'cart', 1, seen)
  else drop(key, 'cart')
}
