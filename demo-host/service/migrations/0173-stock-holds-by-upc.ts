import { buildIndex } from './build-index'
import type { Step } from './step'

/** Tells whether carts hold a thing. */
export const stockHoldsByUpc: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'stock_holds_by_upc', 'stock_holds (upc) where expires_at is not null'),
}
