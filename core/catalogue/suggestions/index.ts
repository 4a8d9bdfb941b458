import { createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import type { ProductCard } from '../search/contracts'
import { searchEndpoints } from '../search/endpoints'

const MAX_COUNT = 3

export const suggestionsWanted = createEvent()

export const suggestionChosen = createEvent<{ productId: string }>()

const readPopularFx = requestFx(searchEndpoints.searchProducts)

/** The most popular available products; empty if they could not be read. */
export const $suggestions = createStore<readonly ProductCard[]>([]).on(
  readPopularFx.doneData,
  (_before, { products }) => products.filter(({ available }) => available).slice(0, MAX_COUNT),
)

// Twice as many, because some may be sold out.
sample({
  clock: suggestionsWanted,
  source: { known: $suggestions, isPending: readPopularFx.pending },
  filter: ({ known, isPending }) => known.length === 0 && !isPending,
  fn: () => ({ query: { sort: 'relevance' as const, count: String(2 * MAX_COUNT) } }),
  target: readPopularFx,
})
