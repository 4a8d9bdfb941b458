import { buildIndex } from './build-index'
import type { Step } from './step'

export const stockHoldsByUpc: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'stock_holds_by_upc', 'stock_holds (upc) where expires_at is not null'),
}
