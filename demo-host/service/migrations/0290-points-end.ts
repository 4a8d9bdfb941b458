import type { Step } from './step'

/** When points are looked through for those that have ended. */
export const pointsEnd: Step = {
  up: db => db.schema.alterTable('stored_values').addColumn('points_end_at', 'timestamptz').execute(),
}
