import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** Every table of the database that holds a text anywhere. */
export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const row = sql.table(name)
    const { rows: hits } =
      await sql`select 1 from ${row} as kept where position(lower(${text}::text) in lower(kept::text)) > 0 limit 1`.execute(
        db,
      )
    if (hits.length > 0) found.push(name)
  }
  return found.sort()
}
