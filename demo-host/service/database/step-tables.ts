import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './transaction'

const NO_SUCH_TABLE = '42P01'
/** Two that make the same table at once: one is told that it, its type or its row of the catalogue is there already. */
const MADE_BY_ANOTHER = new Set(['23505', '42P07', '42710', 'XX000'])
const ATTEMPTS = 20

/** The names of the steps that were taken, by whichever release. */
export async function stepsTaken(db: Db): Promise<Set<string>> {
  try {
    const rows = await db.selectFrom('schema_steps').select('name').execute()
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return new Set()
    throw error
  }
}

/**
 * Makes the tables that migrating itself needs, and takes over what releases up to 98a7806 wrote into `kysely_migration`. That
 * table stays, and on a new database is made, with the steps that those releases have: they start then. It goes a release later.
 */
export async function makeStepTables(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await make(db)
      return
    } catch (error) {
      if (attempt === ATTEMPTS || !MADE_BY_ANOTHER.has(codeOf(error))) throw error
      await pause(Math.random() * 100)
    }
  }
}

async function make(db: Db): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', column => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', column => column.notNull())
    .execute()
  await db.schema
    .createTable('leases')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('holder', 'text', column => column.notNull())
    .addColumn('until', 'timestamptz', column => column.notNull())
    .execute()
  await db.schema
    .createTable('schema_steps')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('taken_at', 'timestamptz', column => column.notNull().defaultTo(sql`now()`))
    .execute()
  await sql`insert into schema_steps (name) select name from kysely_migration on conflict (name) do nothing`.execute(db)
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
