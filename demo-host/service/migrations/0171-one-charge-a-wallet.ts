import type { Migration } from 'kysely'

/** Which payment a sandbox wallet's approval was spent on. */
export const oneChargeAWallet: Migration = {
  up: async db => {
    await db.schema.alterTable('sandbox_wallets').addColumn('charged_for', 'text').execute()
  },
}
