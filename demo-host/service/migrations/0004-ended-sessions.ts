import { type Migration, sql } from 'kysely'

/** Lets the sweep find ended sessions without reading the others. */
export const endedSessions: Migration = {
  up: async db => {
    await sql`create index sessions_by_end on sessions (ended_at) where ended_at is not null`.execute(db)
  },
}
