import type { Generated } from 'kysely'

/** Migrations that have run. */
type SchemaStepsTable = { name: string; taken_at: Generated<Date> }

/** Work that one process at a time may do, and who does it. */
type LeasesTable = { name: string; holder: string; until: Date }

/** Kysely's own record, which release 98a7806 reads. That release does not start if it finds an unknown step here. */
type KyselyMigrationTable = { name: string; timestamp: string }

export type StepTables = {
  schema_steps: SchemaStepsTable
  leases: LeasesTable
  kysely_migration: KyselyMigrationTable
}
