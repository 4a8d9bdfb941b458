import { Migrator } from 'kysely'
import { commerceMigrations } from '../migrations/commerce'
import { platformMigrations } from '../migrations/platform'
import type { Db } from './transaction'

/** Brings the tables up to date; answers the names of the steps that it took. */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...platformMigrations, ...commerceMigrations }) },
    // Two domains number their steps apart, so a later one of the first may come after an earlier one of the second.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(result => result.migrationName)
}
