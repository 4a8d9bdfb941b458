import { type Migration, sql } from 'kysely'

/** Gift cards, points, vouchers, rewards and yearly credits, with the ledger of all changes. */
export const storedValues: Migration = {
  up: async db => {
    await db.schema
      .createTable('stored_values')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('currency', 'text')
      .addColumn('initial', 'bigint', column => column.notNull().check(sql`initial >= 0`))
      .addColumn('balance', 'bigint', column => column.notNull().check(sql`balance >= 0`))
      .addColumn('secret_hash', 'text')
      .addColumn('expires_at', 'timestamptz')
      .addColumn('allowed', 'boolean', column => column.notNull())
      .addColumn('yearly', 'bigint')
      .addColumn('year', 'integer')
      .addColumn('document', 'jsonb', column => column.notNull())
      .execute()
    await db.schema.createIndex('stored_values_by_owner').on('stored_values').column('owner').execute()

    await db.schema
      .createTable('stored_value_entries')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('value_id', 'text', column => column.notNull())
      .addColumn('order_number', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('units', 'bigint', column => column.notNull())
      .addColumn('year', 'integer')
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .addUniqueConstraint('stored_value_entries_once', ['order_number', 'value_id', 'kind'])
      .execute()
    await db.schema.createIndex('stored_value_entries_by_value').on('stored_value_entries').column('value_id').execute()
  },
}
