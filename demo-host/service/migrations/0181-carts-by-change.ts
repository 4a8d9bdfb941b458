import { buildIndex } from './build-index'
import type { Step } from './step'

/** The index by which sweeps find old carts. */
export const cartsByChange: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'carts_by_change', 'carts (changed_on)'),
}
