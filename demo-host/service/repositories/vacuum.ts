import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/**
 * Gives the room of what was deleted or written anew back, and counts afresh what plans are made from: a server does so by
 * itself, the embedded engine has nobody for it and would grow for ever. Table by table, so that a call waits for one alone.
 */
export async function vacuum(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of tables.rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
}
