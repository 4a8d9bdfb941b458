import { createEvent, createStore } from 'effector'
import type { InStoreSale } from '../contracts'

export const saleKnown = createEvent<InStoreSale | null>()

/** The sale of an associate, which every order of theirs names; null for other shoppers. */
export const $sale = createStore<InStoreSale | null>(null).on(saleKnown, (_before, sale) => sale)
