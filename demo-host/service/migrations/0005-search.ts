import { type Migration, sql } from 'kysely'

/**
 * What a search needs of products beside their words, in an index of its own: a product's row is ten times as wide, and a
 * search for a plain word asks for half of them. Names by language, since one that is the whole query comes first.
 */
export const search: Migration = {
  up: async db => {
    await sql`create index products_found on products (id)
      include (gift_with_purchase, popularity, launched_at, category_ids, colors, sizes)`.execute(db)
    await sql`create index products_named_en on products (lower(card -> 'name' ->> 'en'))`.execute(db)
    await sql`create index products_named_fr on products (lower(card -> 'name' ->> 'fr'))`.execute(db)
  },
}
