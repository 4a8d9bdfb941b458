import { sql } from 'kysely'
import type { Step } from './step'

/**
 * Where an earlier form of 0150 ran, the database works a cart's day out. It is written by the service now. The release
 * before, which does not, goes on: its new carts have no day, its changes leave the old one, and sweeps set both right.
 */
export const cartDays: Step = {
  up: async db => {
    await sql`alter table carts alter column changed_on drop expression if exists, alter column changed_on drop not null`.execute(
      db,
    )
  },
}
