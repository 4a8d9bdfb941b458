import { type Kysely, sql } from 'kysely'

/** Builds an index while the table is written to, such as `build(db, 'carts_by_change', 'carts (changed_on)')`; for steps outside of a transaction. */
export async function buildIndex(db: Kysely<unknown>, name: string, on: string): Promise<void> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  if (rows[0]?.valid) return
  // One that an earlier start was killed at is there, and of no use.
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db)
  await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(db)
}
