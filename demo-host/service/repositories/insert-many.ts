import type { Insertable } from 'kysely'
import type { Db } from '../database/transaction'
import type { Database } from '../database/types'

/** PostgreSQL accepts 65,535 values in a statement. */
const MAX_VALUES = 30_000

export async function insertMany<Table extends keyof Database & string>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns)))
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}
