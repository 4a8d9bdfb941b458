import { type Kysely, type Migration, sql } from 'kysely'

export const catalogue: Migration = {
  up: async db => {
    await createProducts(db)
    await createStock(db)
    await createSearch(db)
  },
}

async function createProducts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('master_id', 'text', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('gender', 'text', column => column.notNull())
    .addColumn('product_type', 'text', column => column.notNull())
    .addColumn('tax_class', 'text', column => column.notNull())
    .addColumn('presale', 'boolean', column => column.notNull())
    .addColumn('reserve_only', 'boolean', column => column.notNull())
    .addColumn('gift_with_purchase', 'boolean', column => column.notNull())
    .addColumn('max_qty', 'integer', column => column.notNull())
    .addColumn('launched_at', 'timestamptz', column => column.notNull())
    .addColumn('popularity', 'integer', column => column.notNull())
    .addColumn('category_ids', sql`text[]`, column => column.notNull())
    .addColumn('colors', sql`text[]`, column => column.notNull())
    .addColumn('sizes', sql`text[]`, column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .addColumn('card', 'jsonb', column => column.notNull())
    .execute()
  await db.schema.createIndex('products_by_category').on('products').using('gin').column('category_ids').execute()

  await db.schema
    .createTable('variants')
    .addColumn('upc', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('price_group', 'text', column => column.notNull())
    .addColumn('color', 'text')
    .addColumn('attributes', 'jsonb', column => column.notNull())
    .execute()
  await db.schema.createIndex('variants_by_product').on('variants').columns(['product_id', 'position']).execute()

  await db.schema
    .createTable('prices')
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('price_group', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('original', 'bigint', column => column.notNull())
    .addColumn('current', 'bigint', column => column.notNull().check(sql`current >= 0`))
    .addColumn('historic_best', 'bigint')
    .addColumn('previous_best', 'bigint')
    .addColumn('sale_since', 'timestamptz')
    .addColumn('history', 'jsonb', column => column.notNull())
    .addPrimaryKeyConstraint('prices_pkey', ['product_id', 'price_group', 'currency'])
    .execute()
}

async function createStock(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stock')
    .addColumn('upc', 'text', column => column.primaryKey())
    .addColumn('on_hand', 'integer', column => column.notNull())
    .addColumn('reserved', 'integer', column => column.notNull().defaultTo(0))
    .addCheckConstraint('stock_never_oversold', sql`reserved >= 0 and reserved <= on_hand`)
    .execute()

  await db.schema
    .createTable('store_stock')
    .addColumn('store_id', 'text', column => column.notNull())
    .addColumn('upc', 'text', column => column.notNull())
    .addColumn('quantity', 'integer', column => column.notNull().check(sql`quantity >= 0`))
    .addPrimaryKeyConstraint('store_stock_pkey', ['upc', 'store_id'])
    .execute()

  await db.schema
    .createTable('notification_requests')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('upc', 'text', column => column.notNull())
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('notification_requests_once', ['upc', 'email'])
    .execute()
}

async function createSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('parent_id', 'text')
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('document', 'jsonb', column => column.notNull())
    .execute()

  await db.schema
    .createTable('attribute_options')
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('labels', 'jsonb', column => column.notNull())
    .addPrimaryKeyConstraint('attribute_options_pkey', ['type', 'value'])
    .execute()

  await sql`create extension if not exists pg_trgm`.execute(db)

  await db.schema
    .createTable('search_words')
    .addColumn('product_id', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('vector', sql`tsvector`, column => column.notNull())
    .addPrimaryKeyConstraint('search_words_pkey', ['product_id', 'language'])
    .execute()
  await db.schema.createIndex('search_words_by_vector').on('search_words').using('gin').column('vector').execute()

  await db.schema
    .createTable('search_vocabulary')
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('word', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('search_vocabulary_pkey', ['language', 'word'])
    .execute()
  await sql`create index search_vocabulary_alike on search_vocabulary using gin (word gin_trgm_ops)`.execute(db)
}
