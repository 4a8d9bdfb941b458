import { sample } from 'effector'
import type { AnalyticsEvent, AnalyticsItem } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import { $suggestions, suggestionChosen, suggestionsWanted } from '../../catalogue/suggestions'
import type { ProductCard } from '../../catalogue/search/contracts'

// An empty bag's suggestions are a list of products: reported when seen, and when one is chosen.

sample({
  clock: [suggestionsWanted, $suggestions],
  source: $suggestions,
  filter: products => products.length > 0,
  fn: products => aboutList('view_item_list', products, products.map(itemOf)),
  target: tracked,
})

sample({
  clock: suggestionChosen,
  source: $suggestions,
  filter: (products, { productId }) => products.some(({ id }) => id === productId),
  fn: (products, { productId }) =>
    aboutList(
      'select_item',
      products,
      products.map(itemOf).filter(item => item.item_id === productId),
    ),
  target: tracked,
})

function aboutList(
  event: AnalyticsEvent['event'],
  [first]: readonly ProductCard[],
  items: readonly AnalyticsItem[],
): AnalyticsEvent {
  const list = { item_list_id: 'popular', item_list_name: 'Popular now' }
  return { event, ecommerce: { currency: first?.currency ?? '', ...list, items } }
}

function itemOf({ id, name, price }: ProductCard, index: number): AnalyticsItem {
  return { item_id: id, item_name: name, price: price.lowCurrent, quantity: 1, index }
}
