import { sample } from 'effector'
import type { AnalyticsEvent } from '../analytics/contracts'
import { tracked } from '../analytics/model'
import { $products, itemRefused, type Product } from '../catalogue'

/** What a quick shop could not put into the cart has left it, as far as analytics counts (spec/3 §8). */
sample({
  clock: itemRefused,
  source: $products,
  filter: (products, { productId }) => Boolean(products[productId]?.product),
  fn: (products, { productId }) => removed(products[productId]?.product as Product),
  target: tracked,
})

function removed({ id, name, currency, price }: Product): AnalyticsEvent {
  const items = [{ item_id: id, item_name: name, price: price.lowCurrent, quantity: 1 }]
  return { event: 'remove_from_cart', ecommerce: { currency, value: price.lowCurrent, items } }
}
