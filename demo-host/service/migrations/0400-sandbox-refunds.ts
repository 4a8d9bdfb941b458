import type { Step } from './step'

/** The ids of a charge's refunds, each of which counts once. */
export const sandboxRefunds: Step = {
  up: db => db.schema.alterTable('sandbox_charges').addColumn('refund_ids', 'jsonb').execute(),
}
