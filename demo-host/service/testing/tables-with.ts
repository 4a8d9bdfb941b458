import { sql } from 'kysely'
import type { Db } from '../database/transaction'

/** For each text the tables of the database that hold it anywhere. A table is read once for all of them. */
export async function tablesWith(db: Db, texts: readonly string[]): Promise<Readonly<Record<string, string[]>>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(db)
  const found: Record<string, string[]> = Object.fromEntries(texts.map(text => [text, []]))
  for (const { name } of rows) {
    const { rows: hits } = await sql<{ sought: string }>`
      select distinct sought
      from (select lower(kept::text) as content from ${sql.table(name)} as kept offset 0) as kept,
        unnest(${texts}::text[]) as sought
      where position(lower(sought) in content) > 0`.execute(db)
    for (const { sought } of hits) found[sought]?.push(name)
  }
  return found
}
