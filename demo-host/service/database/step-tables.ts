import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './transaction'

const NO_SUCH_TABLE = '42P01'
/** `create table if not exists` can still fail with these when two processes run it at once. */
const MADE_BY_ANOTHER = new Set(['23505', '42P07', '42710', 'XX000'])
const ATTEMPTS = 20

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
 * Creates the tables that the migrator itself needs, and copies what release 98a7806 recorded in `kysely_migration`. That
 * table is kept, and created on a new database, because release 98a7806 needs it to start.
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
