import type { Step } from './step'

/** Tells a session that its shopper ended from one that ended in another way. */
export const signedOutSessions: Step = {
  up: db =>
    db.schema
      .alterTable('sessions')
      .addColumn('signed_out', 'boolean', column => column.notNull().defaultTo(false))
      .execute(),
}
