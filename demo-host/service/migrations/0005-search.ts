import { type Migration, sql } from 'kysely'

/**
 * Lets a search for a plain word read one narrow table: beside the words are the sort keys, and the set of sizes, colours and
 * categories, which many products share (`repositories/fit-search.ts`). Names are by language: an exact name comes first.
 */
export const search: Migration = {
  up: async db => {
    await db.schema
      .createTable('search_sets')
      .addColumn('set_id', 'uuid', column => column.primaryKey())
      .addColumn('category_ids', sql`text[]`, column => column.notNull())
      .addColumn('colors', sql`text[]`, column => column.notNull())
      .addColumn('sizes', sql`text[]`, column => column.notNull())
      .execute()
    await db.schema.alterTable('search_words').addColumn('popularity', 'integer').execute()
    await db.schema.alterTable('search_words').addColumn('launched_at', 'timestamptz').execute()
    await db.schema.alterTable('search_words').addColumn('set_id', 'uuid').execute()
    await sql`create index search_words_by_set on search_words (language, set_id)`.execute(db)
    await sql`create index products_named_en on products (lower(card -> 'name' ->> 'en'))`.execute(db)
    await sql`create index products_named_fr on products (lower(card -> 'name' ->> 'fr'))`.execute(db)
  },
}
