import type { Generated } from 'kysely'

type SchemaStepsTable = { name: string; taken_at: Generated<Date> }

/** Leases: work that only one process may do at a time. */
type LeasesTable = { name: string; holder: string; until: Date }

/** Kysely's own record. Release 98a7806 reads it, and does not start if it finds an unknown step there. */
type KyselyMigrationTable = { name: string; timestamp: string }

export type StepTables = {
  schema_steps: SchemaStepsTable
  leases: LeasesTable
  kysely_migration: KyselyMigrationTable
}
