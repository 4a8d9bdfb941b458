import { sql } from 'kysely'
import type { Step } from './step'

export const eventRegistrations: Step = {
  async up(db) {
    await db.schema
      .createTable('event_registrations')
      .addColumn('event_id', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('first_name', 'text', column => column.notNull())
      .addColumn('last_name', 'text', column => column.notNull())
      .addColumn('gender', 'text')
      .addColumn('phone', 'text')
      .addColumn('attending_days', 'jsonb', column => column.notNull())
      .addColumn('plus_one', 'text')
      .addColumn('people', 'integer', column => column.notNull())
      .addColumn('pressed_at', 'timestamptz', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('event_registrations_key', ['event_id', 'consumer_no'])
      .execute()
    await db.schema
      .createIndex('event_registrations_of_consumer')
      .on('event_registrations')
      .column('consumer_no')
      .execute()
    await db.schema
      .createTable('event_turns')
      .addColumn('event_id', 'text', column => column.primaryKey())
      .execute()
  },
}
