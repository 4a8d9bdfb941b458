import type { Migration } from 'kysely'

/** Express baskets, payments by the providers' ids, and the sandbox wallets' books. */
export const wallets: Migration = {
  up: async db => {
    await db.schema
      .alterTable('carts')
      .addColumn('express', 'boolean', column => column.notNull().defaultTo(false))
      .execute()

    await db.schema.createIndex('payments_by_id').on('payments').column('payment_id').execute()

    await db.schema
      .createTable('sandbox_wallets')
      .addColumn('token', 'text', column => column.primaryKey())
      .addColumn('request_id', 'text', column => column.notNull().unique())
      .addColumn('method', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addColumn('amount', 'bigint', column => column.notNull())
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('created_at', 'timestamptz', column => column.notNull())
      .execute()
  },
}
