import { type Migration, sql } from 'kysely'

/**
 * What lets sweeps find what is old without reading what is not. A cart is indexed by the day of its last change, not by
 * the moment: a value that stays the same over a day's writes leaves the row in its page, where an index on the moment
 * would be written with every one of them.
 */
export const sweeps: Migration = {
  up: async db => {
    await sql`alter table carts add column changed_on date not null
      generated always as ((updated_at at time zone 'UTC')::date) stored`.execute(db)
    await db.schema.createIndex('carts_by_change').on('carts').column('changed_on').execute()
    await sql`create index outbox_done on outbox (done_at) where done_at is not null`.execute(db)
  },
}
