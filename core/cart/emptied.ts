import type { ShopError } from '../errors/shop-error'
import type { CartItem } from '../shapes/cart-item'

/** A lost cart has nothing to rebuild: it was bought, or went into an account. */
export const wasEmptied = (error: ShopError): boolean => error.kind === 'http' && error.details['wasEmptied'] === true

/** What a lost cart has left to rebuild: no line that was bought. */
export function unboughtOf(items: readonly CartItem[], error: ShopError): readonly CartItem[] {
  if (wasEmptied(error)) return []
  const bought = error.kind === 'http' && error.details['bought']
  return Array.isArray(bought) ? items.filter(({ id }) => !bought.includes(id)) : items
}
