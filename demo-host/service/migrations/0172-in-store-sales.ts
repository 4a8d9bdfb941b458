import type { Migration } from 'kysely'

export const inStoreSales: Migration = {
  up: async db => {
    await db.schema.alterTable('orders').addColumn('in_store_sale', 'jsonb').execute()
  },
}
