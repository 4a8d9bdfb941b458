import { createStore } from 'effector'
import type { Addition } from '../../../core/cart'
import { itemAdded } from '../../../core/cart/done'

/** What has gone into the bag since the page was opened. */
export const $added = createStore<readonly Addition[]>([]).on(itemAdded, (all, { item }) => [...all, item])
