import { buildIndex } from './build-index'
import type { Step } from './step'

/** A partial index: it contains only carts that were handed over. */
export const cartsByReceiver: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'carts_handed', 'carts (handed_to) where handed_to is not null'),
}
