import type { Product } from '../catalogue/contracts'
import type { AnalyticsEvent } from './contracts'

/** The product and its lowest price in major units, before a variant is chosen. */
export function aboutProduct(
  event: 'view_item' | 'remove_from_cart',
  { id, name, currency, price }: Product,
): AnalyticsEvent {
  const items = [{ item_id: id, item_name: name, price: price.lowCurrent, quantity: 1 }]
  return { event, ecommerce: { currency, value: price.lowCurrent, items } }
}
