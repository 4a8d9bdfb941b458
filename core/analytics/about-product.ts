import type { Product } from '../catalogue/contracts'
import type { AnalyticsEvent } from './contracts'

/** At least the product and its price, in major units: there is no variant yet. */
export function aboutProduct(
  event: 'view_item' | 'remove_from_cart',
  { id, name, currency, price }: Product,
): AnalyticsEvent {
  const items = [{ item_id: id, item_name: name, price: price.lowCurrent, quantity: 1 }]
  return { event, ecommerce: { currency, value: price.lowCurrent, items } }
}
