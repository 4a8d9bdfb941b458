import { createEvent, createStore, sample } from 'effector'
import type { HostCart } from '../shapes/host-cart'

/** Promotions within reach that a cart's view lists, by id. */
export interface ListedPromotions {
  readonly cart: HostCart
  readonly ids: readonly string[]
}

export const promotionsListed = createEvent<ListedPromotions>()

/** Each counts once on a page. */
const $counted = createStore<readonly string[]>([])

/** Those that were not listed on this page before. */
export const promotionsSeen = sample({
  clock: promotionsListed,
  source: $counted,
  fn: (counted, { cart, ids }): ListedPromotions => ({ cart, ids: ids.filter(id => !counted.includes(id)) }),
})

$counted.on(promotionsSeen, (counted, { ids }) => [...counted, ...ids])
