import { createEvent, createStore } from 'effector'
import type { InStoreSale } from '../../checkout/contracts'

/** Wired to the associate's sale. */
export const saleKnown = createEvent<InStoreSale | null>()

/** Named in each order of an associate; null for other shoppers. */
export const $sale = createStore<InStoreSale | null>(null).on(saleKnown, (_before, sale) => sale)
