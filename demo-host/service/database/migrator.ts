import { Migrator } from 'kysely'
import { commerceMigrations } from '../migrations/commerce'
import { platformMigrations } from '../migrations/platform'
import type { Db } from './transaction'

const migrations = { ...platformMigrations, ...commerceMigrations }
const NO_SUCH_TABLE = '42P01'

/** Brings the tables up to date; answers the names of the steps that it took. */
export async function migrate(db: Db): Promise<string[]> {
  const taken = await stepsTaken(db)
  // The migrator's own way to find out costs the embedded database a sixth of a start.
  if (taken.join() === Object.keys(migrations).toSorted().join()) return []
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Two domains number their steps apart, so a later one of the first may come after an earlier one of the second.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map(result => result.migrationName)
}

async function stepsTaken(db: Db): Promise<string[]> {
  try {
    const rows = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute()
    return rows.map(({ name }) => name).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) return []
    throw error
  }
}
