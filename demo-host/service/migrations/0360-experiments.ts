import { sql } from 'kysely'
import type { Step } from './step'

export const experiments: Step = {
  async up(db) {
    await db.schema
      .createTable('experiments')
      .addColumn('experiment_id', 'text', column => column.primaryKey())
      .addColumn('site_id', 'text', column => column.notNull())
      .addColumn('component', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('variants', 'jsonb', column => column.notNull())
      .addColumn('audience', 'text', column => column.notNull())
      .addColumn('countries', 'jsonb')
      .addColumn('starts_at', 'timestamptz', column => column.notNull())
      .addColumn('ends_at', 'timestamptz')
      .execute()
    await db.schema.createIndex('experiments_of_site').on('experiments').column('site_id').execute()
    await db.schema
      .createTable('experiment_events')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('experiment_id', 'text', column =>
        column.notNull().references('experiments.experiment_id').onDelete('cascade'),
      )
      .addColumn('visitor', 'text', column => column.notNull())
      .addColumn('variant', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addColumn('first_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema.createIndex('experiment_events_of_visitor').on('experiment_events').column('visitor').execute()
    await db.schema
      .createIndex('experiment_events_of_experiment')
      .on('experiment_events')
      .column('experiment_id')
      .execute()
    await db.schema.createIndex('experiment_events_by_age').on('experiment_events').column('first_at').execute()
    await db.schema
      .createTable('recommendation_clicks')
      .addColumn('rec_token', 'text', column => column.notNull())
      .addColumn('day', 'date', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('recommendation_clicks_key', ['rec_token', 'day'])
      .execute()
  },
}
