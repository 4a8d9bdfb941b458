import type { Step } from './step'

/** Copies of a person's data, and the jobs in the outbox that make them. */
export const dataCopies: Step = {
  up: async db => {
    await db.schema
      .createTable('data_copies')
      .addColumn('consumer_no', 'text', column => column.primaryKey())
      .addColumn('copy_id', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('asked_at', 'timestamptz', column => column.notNull())
      .addColumn('ready_at', 'timestamptz')
      .addColumn('failed_at', 'timestamptz')
      .addColumn('expires_at', 'timestamptz')
      .addColumn('content', 'bytea')
      .execute()
    await db.schema.alterTable('outbox').addColumn('job_at', 'timestamptz').execute()
  },
}
