import { type Migration, sql } from 'kysely'

/** Who held stock in the last hour, and since when. */
export const holdTurns: Migration = {
  up: async db => {
    await db.schema
      .createTable('hold_turns')
      .addColumn('consumer_no', 'text', column => column.notNull())
      .addColumn('upc', 'text', column => column.notNull())
      .addColumn('network', 'text', column => column.notNull())
      .addColumn('qty', 'integer', column => column.notNull().check(sql`qty > 0`))
      .addColumn('began_at', 'timestamptz', column => column.notNull())
      .addPrimaryKeyConstraint('hold_turns_pkey', ['consumer_no', 'upc'])
      .execute()
    await db.schema.createIndex('hold_turns_by_upc').on('hold_turns').columns(['upc', 'began_at']).execute()
    await db.schema.createIndex('hold_turns_by_network').on('hold_turns').columns(['network', 'began_at']).execute()
    await db.schema.createIndex('hold_turns_by_time').on('hold_turns').column('began_at').execute()
  },
}
