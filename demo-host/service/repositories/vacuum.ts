import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Frees deleted rows and updates statistics, which the embedded engine does not do by itself. Table by table, so that calls wait for one only. Files keep their length, so that a shorter one means damage (`database/file-sizes.ts`). */
export async function vacuum(db: Db): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { name } of tables.rows) await sql`vacuum (analyze, truncate false) ${sql.table(name)}`.execute(db)
}
