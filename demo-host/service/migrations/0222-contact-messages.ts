import { sql } from 'kysely'
import type { Step } from './step'

export const contactMessages: Step = {
  up: db =>
    db.schema
      .createTable('contact_messages')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text')
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute(),
}
