import type { CartLine, LineDelivery } from '../documents/cart'
import { availableTo, countOn } from '../stock/shelf'
import { fail } from '../failure'
import type { Shelf } from '../repositories/carts'
import type { ProductFacts } from '../repositories/product-facts'
import type { ShopPlaces } from '../repositories/shop-places'
import { shelfKey } from '../stock/shelf-key'

/** What decides how an item gets to a store. */
export type Around = {
  readonly places: ShopPlaces
  /** The shopper's country: nothing can be picked up abroad. */
  readonly country: string
  readonly shelf: Shelf
  /** The cart's other lines, which use the same shelves. */
  readonly others: readonly CartLine[]
}

/**
 * How an item gets to the chosen store: from its own stock if it has enough, else sent there. Throws `STR404` for an unknown
 * store, `SHP404` if the item cannot be picked up, `INV408` if there are fewer, `INV701` if there are none.
 */
export function deliveryTo(
  storeId: string,
  { upc, qty, recipeId }: Pick<CartLine, 'upc' | 'qty' | 'recipeId'>,
  { document }: ProductFacts,
  around: Around,
): LineDelivery {
  const place = around.places.byId.get(storeId)
  if (!place || place.countryCode !== around.country) throw fail('STR404', { storeId })
  if (document.productType === 'digital' || recipeId !== null) throw fail('SHP404', { storeId })
  const services = place.services ?? []
  if (services.includes('pudo')) return { class: 'pudo', storeId }
  const there = services.includes('pickup') ? leftOn(shelfKey(upc, storeId), around) : 0
  if (there >= qty) return { class: 'pickup', storeId }
  const sent = services.includes('sts') ? leftOn(upc, around) : 0
  if (sent >= qty) return { class: 'sts', storeId }
  const max = Math.max(there, sent)
  throw max > 0 ? fail('INV408', { maxAllowedQty: max, storeId }) : fail('INV701', { storeId })
}

/** What a shelf still has for one line, besides the cart's others. */
export function leftOn(shelf: string, { shelf: shelves, others }: Pick<Around, 'shelf' | 'others'>): number {
  const entry = shelves.get(shelf)
  return entry ? Math.max(0, availableTo(entry) - countOn(others, shelf)) : 0
}
