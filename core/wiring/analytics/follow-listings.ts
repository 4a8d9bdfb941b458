import { sample } from 'effector'
import type { AnalyticsEvent, AnalyticsItem } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { $listings, type Listing, productChosen, readListingFx } from '../../catalogue/search/listings'
import type { ProductCard } from '../../catalogue/search/contracts'

// Reports each page of a list that is shown, and what is chosen of it.

sample({
  clock: readListingFx.done,
  source: $listings,
  filter: (listings, { params: { key, criteria }, result }) =>
    listings[key]?.criteria === criteria && result.products.length > 0,
  fn: (listings, { params: { key } }) => aboutListing('view_item_list', listings[key] as Listing),
  target: tracked,
})

sample({
  clock: productChosen,
  source: $listings,
  filter: (listings, { key, productId }) => listings[key]?.answer?.products.some(({ id }) => id === productId) === true,
  fn: (listings, { key, productId }) => aboutListing('select_item', listings[key] as Listing, productId),
  target: tracked,
})

function aboutListing(event: AnalyticsEvent['event'], { criteria, answer }: Listing, chosen?: string): AnalyticsEvent {
  const { products = [], category, start = 0 } = answer ?? {}
  const list = criteria.text
    ? { item_list_id: 'search', item_list_name: criteria.text }
    : { item_list_id: category?.id ?? 'all', item_list_name: category?.name ?? 'All products' }
  const items = products.map((product, place) => itemOf(product, start + place))
  return {
    event,
    ecommerce: {
      currency: products[0]?.currency ?? '',
      ...list,
      items: items.filter(({ item_id: id }) => chosen === undefined || id === chosen),
    },
  }
}

function itemOf({ id, name, price }: ProductCard, index: number): AnalyticsItem {
  return { item_id: id, item_name: name, price: price.lowCurrent, quantity: 1, index }
}
