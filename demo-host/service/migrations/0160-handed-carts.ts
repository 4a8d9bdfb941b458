import type { Migration } from 'kysely'

/** Which cart the lines of this one were handed over to. */
export const handedCarts: Migration = {
  up: async db => {
    await db.schema.alterTable('carts').addColumn('handed_to', 'text').execute()
  },
}
