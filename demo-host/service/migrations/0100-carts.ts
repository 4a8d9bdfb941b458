import { type Kysely, type Migration, sql } from 'kysely'

export const carts: Migration = {
  up: async db => {
    await createCarts(db)
    await createPricing(db)
  },
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('carts')
    .addColumn('basket_id', 'text', column => column.primaryKey())
    .addColumn('consumer_no', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .addColumn('open_order', 'text')
    .addColumn('last_order', 'text')
    .addColumn('created_at', 'timestamptz', column => column.notNull())
    .addColumn('updated_at', 'timestamptz', column => column.notNull())
    .execute()
  await db.schema.createIndex('carts_by_consumer').on('carts').columns(['consumer_no', 'created_at']).execute()

  await db.schema
    .createTable('stock_holds')
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('upc', 'text', column => column.notNull())
    .addColumn('qty', 'integer', column => column.notNull().check(sql`qty > 0`))
    .addColumn('expires_at', 'timestamptz')
    .addPrimaryKeyConstraint('stock_holds_pkey', ['holder', 'upc'])
    .execute()
  await db.schema.createIndex('stock_holds_by_expiry').on('stock_holds').column('expires_at').execute()
}

async function createPricing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('promotions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('coupon_code', 'text', column => column.unique())
    .addColumn('limit_total', 'integer')
    .addColumn('used', 'integer', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .addCheckConstraint('promotions_within_limit', sql`used >= 0 and (limit_total is null or used <= limit_total)`)
    .execute()

  await db.schema
    .createTable('coupon_redemptions')
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('code', 'text', column => column.notNull())
    .addColumn('order_number', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('coupon_redemptions_pkey', ['subject', 'code'])
    .execute()
  await db.schema.createIndex('coupon_redemptions_by_order').on('coupon_redemptions').column('order_number').execute()

  await db.schema
    .createTable('shipping_methods')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .execute()

  await db.schema
    .createTable('tax_rules')
    .addColumn('country_code', 'text', column => column.primaryKey())
    .addColumn('document', 'jsonb', column => column.notNull())
    .execute()
}
