import type { Migration } from 'kysely'

/** Attempts at guessing, counted for all processes. */
export const attemptWindows: Migration = {
  up: async db => {
    await db.schema
      .createTable('attempt_windows')
      .addColumn('subject', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('ends_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
