import type { Migration } from 'kysely'

/** A session's trust, and the outcome of a handoff. All columns may be null, because an earlier version writes none. */
export const trust: Migration = {
  up: async db => {
    for (const table of ['sessions', 'access_tokens']) {
      await db.schema.alterTable(table).addColumn('trust', 'text').execute()
    }
    await db.schema
      .alterTable('handoffs')
      .addColumn('origin', 'text')
      .addColumn('claimed_by', 'text')
      .addColumn('claimed_call', 'text')
      .addColumn('choice', 'text')
      .addColumn('offered', 'text')
      .execute()
  },
}
