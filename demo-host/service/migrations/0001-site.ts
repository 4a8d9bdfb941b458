import { type Migration, sql } from 'kysely'

export const site: Migration = {
  up: async db => {
    await db.schema
      .createTable('access_keys')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('site_id', 'text', column => column.notNull())
      .addColumn('trust', 'text', column => column.notNull())
      .addColumn('origins', sql`text[]`, column => column.notNull())
      .addColumn('locales', sql`text[]`, column => column.notNull())
      .addColumn('currencies', sql`text[]`, column => column.notNull())
      .addColumn('currency_by_country', 'jsonb', column => column.notNull())
      .addColumn('countries', sql`text[]`, column => column.notNull())
      .addColumn('billing_countries', sql`text[]`, column => column.notNull())
      .execute()

    await db.schema
      .createTable('stores')
      .addColumn('store_id', 'text', column => column.primaryKey())
      .addColumn('country_code', 'text', column => column.notNull())
      .addColumn('document', 'jsonb', column => column.notNull())
      .addColumn('services', sql`text[]`, column => column.notNull())
      .addColumn('employees', 'jsonb', column => column.notNull())
      .execute()

    await db.schema
      .createTable('address_rules')
      .addColumn('country_code', 'text', column => column.primaryKey())
      .addColumn('document', 'jsonb', column => column.notNull())
      .execute()

    await db.schema
      .createTable('countries')
      .addColumn('code', 'text', column => column.primaryKey())
      .addColumn('dial_code', 'text', column => column.notNull())
      .addColumn('mask', 'text')
      .addColumn('names', 'jsonb', column => column.notNull())
      .execute()

    await db.schema
      .createTable('kept_answers')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('body_hash', 'text', column => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('body', 'text')
      .addColumn('created_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()

    await db.schema.createIndex('kept_answers_by_age').on('kept_answers').column('created_at').execute()
  },
}
