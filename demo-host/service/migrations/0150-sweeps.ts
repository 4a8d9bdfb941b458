import { type Migration, sql } from 'kysely'

/**
 * Indexes for sweeps. A cart has the day of its last change, not the moment: an index on the moment would be updated by every
 * write. Existing carts get no day here, since that would rewrite the table; sweeps fill it in (`repositories/old-carts.ts`).
 */
export const sweeps: Migration = {
  up: async db => {
    await db.schema.alterTable('carts').addColumn('changed_on', 'date').execute()
    await sql`create index outbox_done on outbox (done_at) where done_at is not null`.execute(db)
  },
}
