import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds the carts that were handed over to one; all others are not in the index, and cost it nothing. */
export const cartsByReceiver: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'carts_handed', 'carts (handed_to) where handed_to is not null'),
}
