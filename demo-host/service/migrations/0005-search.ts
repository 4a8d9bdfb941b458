import { type Migration, sql } from 'kysely'

/**
 * What a search needs of products stands beside their words, so that a search for a plain word reads one narrow table: how
 * they are sorted, and which set of sizes, colours and categories they have, since many have the very same
 * (`repositories/fit-search.ts` fills it in). Names by language, since one that is the whole query comes first.
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
