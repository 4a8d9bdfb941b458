import { sql } from 'kysely'
import type { Step } from './step'

/**
 * In release 98a7806 the database computed a cart's day; now the service writes it. That release still works: its new carts
 * have no day, its changes keep the old one, and sweeps correct both.
 */
export const cartDays: Step = {
  up: async db => {
    await sql`alter table carts alter column changed_on drop expression if exists, alter column changed_on drop not null`.execute(
      db,
    )
  },
}
