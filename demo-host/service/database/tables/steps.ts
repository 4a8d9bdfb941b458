import type { Generated } from 'kysely'

/** The migrations that were taken. */
type SchemaStepsTable = { name: string; taken_at: Generated<Date> }

/** Whose turn it is at what one process does for all. */
type LeasesTable = { name: string; holder: string; until: Date }

/** What releases up to 98a7806 know of migrations; they refuse to start where it holds a step that they do not have. */
type KyselyMigrationTable = { name: string; timestamp: string }

export type StepTables = {
  schema_steps: SchemaStepsTable
  leases: LeasesTable
  kysely_migration: KyselyMigrationTable
}
