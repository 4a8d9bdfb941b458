import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds the newest orders, for what is bought most. */
export const ordersByPlacing: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'orders_by_placing', 'orders (placed_at) where placed_at is not null'),
}
