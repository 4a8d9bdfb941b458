import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/**
 * Frees the room of deleted and overwritten rows for new ones, and updates the planner's statistics. A server does so by
 * itself; the embedded engine does not, and would grow for ever. Table by table, so that a call waits for one only. Files
 * keep their length, so that a shorter one is always damage (`database/file-sizes.ts`).
 */
export async function vacuum(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of tables.rows) await sql`vacuum (analyze, truncate false) ${sql.table(name)}`.execute(db)
}
