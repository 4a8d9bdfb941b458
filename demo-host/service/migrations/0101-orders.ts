import { type Kysely, type Migration, sql } from 'kysely'

export const orders: Migration = {
  up: async db => {
    await createOrders(db)
    await createPayments(db)
    await createSandboxProvider(db)
  },
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('order_number', 'text', column => column.primaryKey())
    .addColumn('basket_id', 'text', column => column.notNull())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('placement', 'text', column => column.notNull().unique())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('total', 'bigint', column => column.notNull().check(sql`total >= 0`))
    .addColumn('document', 'jsonb', column => column.notNull())
    .addColumn('cart', 'jsonb', column => column.notNull())
    .addColumn('failure', 'jsonb')
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('placed_at', 'timestamptz')
    .addColumn('expires_at', 'timestamptz', column => column.notNull())
    .execute()
  await db.schema.createIndex('orders_by_consumer').on('orders').columns(['consumer_no', 'created_at']).execute()
  await db.schema.createIndex('orders_by_state').on('orders').columns(['state', 'created_at']).execute()

  await db.schema
    .createTable('order_lines')
    .addColumn('order_number', 'text', column => column.notNull())
    .addColumn('upc', 'text', column => column.notNull())
    .addColumn('qty', 'integer', column => column.notNull().check(sql`qty > 0`))
    .addPrimaryKeyConstraint('order_lines_pkey', ['order_number', 'upc'])
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('topic', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('next_at', 'timestamptz', column => column.notNull())
    .addColumn('done_at', 'timestamptz')
    .execute()
  await sql`create index outbox_to_do on outbox (next_at) where done_at is null`.execute(db)
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('order_number', 'text', column => column.notNull())
    .addColumn('payment_id', 'text', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('token', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull().check(sql`amount >= 0`))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('challenge_id', 'text')
    .addPrimaryKeyConstraint('payments_pkey', ['order_number', 'payment_id'])
    .execute()
}

async function createSandboxProvider(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_cards')
    .addColumn('token', 'text', column => column.primaryKey())
    .addColumn('brand', 'text', column => column.notNull())
    .addColumn('bin', 'text', column => column.notNull())
    .addColumn('last4', 'text', column => column.notNull())
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('expiry_month', 'integer', column => column.notNull())
    .addColumn('expiry_year', 'integer', column => column.notNull())
    .addColumn('behaviour', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .execute()

  await db.schema
    .createTable('sandbox_charges')
    .addColumn('idempotency_key', 'text', column => column.primaryKey())
    .addColumn('reference', 'text', column => column.notNull().unique())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('captured', 'bigint', column => column.notNull())
    .addColumn('refunded', 'bigint', column => column.notNull())
    .addColumn('challenge_id', 'text', column => column.unique())
    .addColumn('verdict', 'text')
    .addCheckConstraint('sandbox_charges_books', sql`captured <= amount and refunded <= captured`)
    .execute()
}
