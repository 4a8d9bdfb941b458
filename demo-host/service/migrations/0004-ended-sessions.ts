import { type Migration, sql } from 'kysely'

/** Sessions that were ended are found by when, so that sweeping them reads no others. */
export const endedSessions: Migration = {
  up: async db => {
    await sql`create index sessions_by_end on sessions (ended_at) where ended_at is not null`.execute(db)
  },
}
