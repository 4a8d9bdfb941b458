import type { Product } from '../catalogue/contracts'
import type { AnalyticsEvent } from './contracts'

/** An event about one product before any of its variants is a line: at the least that it costs, major units. */
export function aboutProduct(
  event: 'view_item' | 'remove_from_cart',
  { id, name, currency, price }: Product,
): AnalyticsEvent {
  const items = [{ item_id: id, item_name: name, price: price.lowCurrent, quantity: 1 }]
  return { event, ecommerce: { currency, value: price.lowCurrent, items } }
}
