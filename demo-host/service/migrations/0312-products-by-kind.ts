import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds the most popular products of a kind, for what is like a product. */
export const productsByKind: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'products_by_kind', 'products (kind, popularity desc, id)'),
}
