import type { Migration } from 'kysely'

export const handedCarts: Migration = {
  up: async db => {
    await db.schema.alterTable('carts').addColumn('handed_to', 'text').execute()
  },
}
