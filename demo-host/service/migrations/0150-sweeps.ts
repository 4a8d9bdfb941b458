import { type Migration, sql } from 'kysely'

/**
 * What lets sweeps find what is old without reading what is not. A cart is indexed by the day of its last change, not by
 * the moment: a value that stays the same over a day's writes leaves the row in its page, where an index on the moment
 * would be written with every one of them. No cart has its day yet: to write them all would stop the shop, so sweeps do
 * (`repositories/old-carts.ts`).
 */
export const sweeps: Migration = {
  up: async db => {
    await db.schema.alterTable('carts').addColumn('changed_on', 'date').execute()
    await sql`create index outbox_done on outbox (done_at) where done_at is not null`.execute(db)
  },
}
