import { sql } from 'kysely'
import type { Step } from './step'

/** When the sandbox's clock jumped: what is placed after a jump is not older for it. */
export const jumpsOfSandboxClock: Step = {
  up: async db => {
    await db.schema
      .alterTable('sandbox_clock')
      .addColumn('at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
      .execute()
  },
}
