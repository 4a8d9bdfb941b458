import { buildIndex } from './build-index'
import type { Step } from './step'

export const cartsByChange: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'carts_by_change', 'carts (changed_on)'),
}
