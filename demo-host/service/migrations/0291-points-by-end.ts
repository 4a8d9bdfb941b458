import { buildIndex } from './build-index'
import type { Step } from './step'

/** Finds the points that may have ended, however many gift cards there are. */
export const pointsByEnd: Step = {
  outsideTransaction: true,
  up: db => buildIndex(db, 'points_by_end', `stored_values (points_end_at) where kind = 'points'`),
}
