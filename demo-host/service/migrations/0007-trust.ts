import type { Migration } from 'kysely'

/** What a session is trusted with, and what became of a handoff. All of it may be null: an earlier version writes none. */
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
