import { type Migration, sql } from 'kysely'

/** Finds the carts that were handed over to one; all others are not in the index, and cost it nothing. */
export const cartsByReceiver: Migration = {
  up: async db => {
    await sql`create index carts_handed on carts (handed_to) where handed_to is not null`.execute(db)
  },
}
