import { sql } from 'kysely'
import type { Step } from './step'

export const passkeys: Step = {
  up: async db => {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('credential_id', 'text', column => column.notNull().unique())
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('transports', 'jsonb', column => column.notNull())
      .addColumn('is_synced', 'boolean', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .addColumn('used_at', 'timestamptz')
      .execute()
    await db.schema.createIndex('passkeys_by_consumer').on('passkeys').column('consumer_no').execute()

    await db.schema
      .createTable('passkey_challenges')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('consumer_no', 'text')
      .addColumn('expires_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
