import type { Migration } from 'kysely'

/** The payment that used a sandbox wallet's approval. */
export const oneChargeAWallet: Migration = {
  up: async db => {
    await db.schema.alterTable('sandbox_wallets').addColumn('charged_for', 'text').execute()
  },
}
