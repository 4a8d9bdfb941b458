import type { Step } from './step'

/** The lines of an announced return (all of them where there are none), the returns that have arrived, and when a refund is due. */
export const returnedLines: Step = {
  up: db =>
    db.schema
      .alterTable('parcels')
      .addColumn('return_lines', 'jsonb')
      .addColumn('return_reason', 'text')
      .addColumn('arrived_returns', 'jsonb')
      .addColumn('refund_due_at', 'timestamptz')
      .execute(),
}
