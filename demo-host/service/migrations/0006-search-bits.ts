import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The tables of a search (`repositories/fit-search.ts`): every product has a place, 1,024 places are a block, and each block
 * has a string of bits for every word and facet value of its products.
 */
export const searchBits: Migration = {
  up: async db => {
    await dropSets(db)
    await createPlaces(db)
    await createBits(db)
  },
}

/** The tables that these replace. */
async function dropSets(db: Kysely<unknown>): Promise<void> {
  for (const index of ['search_words_by_vector', 'search_words_by_set']) await db.schema.dropIndex(index).execute()
  const words = db.schema.alterTable('search_words')
  await words.dropColumn('popularity').dropColumn('launched_at').dropColumn('set_id').execute()
  await db.schema.dropTable('search_sets').execute()
}

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_blocks')
    .addColumn('block', 'integer', column => column.primaryKey())
    .addColumn('fitted_to', 'text')
    .execute()
  await db.schema
    .createTable('search_places')
    .addColumn('place', 'integer', column => column.primaryKey())
    .addColumn('product_id', 'text', column => column.notNull().unique())
    .addColumn('popularity', 'integer', column => column.notNull())
    .addColumn('launched_at', 'timestamptz', column => column.notNull())
    .execute()
  await sql`create index search_places_popular on search_places (popularity desc, place)`.execute(db)
  await sql`create index search_places_new on search_places (launched_at desc, popularity desc, place)`.execute(db)
  await db.schema
    .createTable('search_prices')
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('lowest', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('search_prices_pkey', ['place', 'currency'])
    .execute()
  await db.schema.createIndex('search_prices_low').on('search_prices').columns(['currency', 'lowest']).execute()
}

async function createBits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_terms')
    .addColumn('language', 'text', column => column.notNull())
    // In byte order, so that words with the same beginning are next to each other.
    .addColumn('term', sql`text collate "C"`, column => column.notNull())
    .addColumn('block', 'integer', column => column.notNull())
    .addColumn('bits', sql`bit(1024)`, column => column.notNull())
    .addPrimaryKeyConstraint('search_terms_pkey', ['language', 'term', 'block'])
    .execute()
  await db.schema.createIndex('search_terms_by_block').on('search_terms').column('block').execute()
  await db.schema
    .createTable('search_facets')
    .addColumn('block', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('value', 'text', column => column.notNull())
    .addColumn('bits', sql`bit(1024)`, column => column.notNull())
    .addPrimaryKeyConstraint('search_facets_pkey', ['block', 'kind', 'value'])
    .execute()
  await db.schema.createIndex('search_facets_by_value').on('search_facets').columns(['kind', 'value']).execute()
}
