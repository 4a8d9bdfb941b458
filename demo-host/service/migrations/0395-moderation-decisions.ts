import { sql } from 'kysely'
import type { Step } from './step'

/** Who decided what about what people sent. */
export const moderationDecisions: Step = {
  up: async db => {
    await db.schema
      .createTable('moderation_decisions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('thing_id', 'text', column => column.notNull())
      .addColumn('subject', 'text')
      .addColumn('decision', 'text', column => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('moderator', 'text')
      .addColumn('store_id', 'text')
      .addColumn('employee_id', 'text')
      .addColumn('decided_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema
      .createIndex('moderation_decisions_by_time')
      .on('moderation_decisions')
      .column('decided_at')
      .execute()
  },
}
