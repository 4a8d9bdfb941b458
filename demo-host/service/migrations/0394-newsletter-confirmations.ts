import { sql } from 'kysely'
import type { Step } from './step'

/** Links that begin a newsletter. */
export const newsletterConfirmations: Step = {
  up: async db => {
    await db.schema
      .createTable('newsletter_confirmations')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('country', 'text', column => column.notNull())
      .addColumn('subscriptions', 'jsonb', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute()
    await db.schema
      .createIndex('newsletter_confirmations_by_email')
      .on('newsletter_confirmations')
      .column('email')
      .execute()
  },
}
