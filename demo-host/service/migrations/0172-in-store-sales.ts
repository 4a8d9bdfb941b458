import type { Migration } from 'kysely'

/** In which store an order was sold, and by whom. */
export const inStoreSales: Migration = {
  up: async db => {
    await db.schema.alterTable('orders').addColumn('in_store_sale', 'jsonb').execute()
  },
}
