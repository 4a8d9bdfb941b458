import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds the orders of a product, for what goes with it. */
export const linesByUpc: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'order_lines_by_upc', 'order_lines (upc)'),
}
