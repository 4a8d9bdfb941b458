import { sql } from 'kysely'
import type { Step } from './step'

/** Links that confirm an e-mail address. */
export const emailConfirmations: Step = {
  up: async db => {
    await db.schema
      .createTable('email_confirmations')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .addColumn('used_at', 'timestamptz')
      .execute()
    await db.schema
      .createIndex('email_confirmations_by_consumer')
      .on('email_confirmations')
      .column('consumer_no')
      .execute()
  },
}
