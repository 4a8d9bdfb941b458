import { sample } from 'effector'
import type { AnalyticsEvent, AnalyticsItem } from '../../analytics/contracts'
import { tracked } from '../../analytics/model'
import type { Recommendation } from '../../catalogue/recommendations/contracts'
import { $shelves, impressionsMade, recommendationChosen, type Shelf } from '../../catalogue/recommendations/shelves'

// Reports recommendations that are seen or chosen, with the service's token.

sample({
  clock: impressionsMade,
  source: $shelves,
  filter: (shelves, { key, items }) => items.length > 0 && shelves[key] !== undefined,
  fn: (shelves, { key, items }) => aboutShelf('view_item_list', shelves[key] as Shelf, items),
  target: tracked,
})

sample({
  clock: recommendationChosen,
  source: $shelves,
  filter: (shelves, { key, productId }) => shelves[key]?.items.some(({ id }) => id === productId) === true,
  fn: (shelves, { key, productId }) => {
    const shelf = shelves[key] as Shelf
    return aboutShelf(
      'select_item',
      shelf,
      shelf.items.filter(({ id }) => id === productId),
    )
  },
  target: tracked,
})

const names = { similar: 'Similar products', 'goes-with': 'Goes with it', popular: 'Popular now' } as const

function aboutShelf(
  event: AnalyticsEvent['event'],
  { request: { kind }, items: all }: Shelf,
  items: readonly Recommendation[],
): AnalyticsEvent {
  const list = { item_list_id: `recommended-${kind}`, item_list_name: names[kind] }
  return {
    event,
    ecommerce: {
      currency: items[0]?.currency ?? '',
      ...list,
      items: items.map(
        ({ id, title, price, recToken }): AnalyticsItem => ({
          item_id: id,
          item_name: title,
          price: price.lowCurrent,
          quantity: 1,
          index: all.findIndex(item => item.id === id),
          rec_token: recToken,
        }),
      ),
    },
  }
}
