import type { Step } from './step'

export const newsletterReaders: Step = {
  up: db =>
    db.schema
      .createTable('newsletter_readers')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('subscriptions', 'jsonb', column => column.notNull())
      .addColumn('changed_at', 'timestamptz', column => column.notNull())
      .execute(),
}
