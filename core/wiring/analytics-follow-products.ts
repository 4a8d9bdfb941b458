import { sample } from 'effector'
import type { AnalyticsEvent } from '../analytics/contracts'
import { tracked } from '../analytics/model'
import { $products, type Product, quickShopOpened } from '../catalogue'
import { readProductFx } from '../catalogue/products'

// A quick shop that shows its product is a product looked at: at once where it is known, else when it has come.

sample({
  clock: quickShopOpened,
  source: $products,
  filter: (products, { productId }) => Boolean(products[productId]?.product),
  fn: (products, { productId }) => viewed(products[productId]?.product as Product),
  target: tracked,
})

sample({ clock: readProductFx.doneData, fn: viewed, target: tracked })

function viewed({ id, name, currency, price }: Product): AnalyticsEvent {
  const items = [{ item_id: id, item_name: name, price: price.lowCurrent, quantity: 1 }]
  return { event: 'view_item', ecommerce: { currency, value: price.lowCurrent, items } }
}
