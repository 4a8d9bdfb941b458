import type { Step } from './step'

export const sandboxMails: Step = {
  up: async db => {
    await db.schema
      .createTable('sandbox_mails')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('to_address', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('html', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('headers', 'text', column => column.notNull())
      .addColumn('sent_at', 'timestamptz', column => column.notNull())
      .execute()
    await db.schema.createIndex('sandbox_mails_by_time').on('sandbox_mails').column('sent_at').execute()
  },
}
