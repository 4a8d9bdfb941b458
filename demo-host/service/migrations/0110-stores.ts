import { type Migration, sql } from 'kysely'

/** Stores' stock in the warehouse's table, so that one rule holds for both; and collection points. */
export const stores: Migration = {
  up: async db => {
    await db.schema.alterTable('stock').addColumn('variant_upc', 'text').execute()
    await db.schema.alterTable('stock').addColumn('store_id', 'text').execute()
    await sql`
      insert into stock (upc, on_hand, variant_upc, store_id)
      select upc || '@' || store_id, quantity, upc, store_id from store_stock`.execute(db)
    await db.schema.dropTable('store_stock').execute()
    await sql`create index stock_of_stores on stock (variant_upc, store_id) where store_id is not null`.execute(db)

    await db.schema
      .createTable('collection_points')
      .addColumn('point_id', 'text', column => column.primaryKey())
      .addColumn('country_code', 'text', column => column.notNull())
      .addColumn('document', 'jsonb', column => column.notNull())
      .execute()
  },
}
