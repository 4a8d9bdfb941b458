import { type RawBuilder, sql } from 'kysely'
import { inBatches } from '../database/batches'
import type { Db } from '../database/transaction'

export type OldRows = {
  readonly table: string
  readonly key: string
  readonly isOld: RawBuilder<unknown>
  readonly atOnce: number
}

export const deleteOldRows = (db: Db, rows: OldRows): Promise<void> =>
  changeOldRows(db, sql`delete from ${sql.table(rows.table)}`, rows)

/** `change` is the beginning of the statement, up to its condition. Its rows must not be old any more. */
export const changeOldRows = (
  db: Db,
  change: RawBuilder<unknown>,
  { table, key, isOld, atOnce }: OldRows,
): Promise<void> =>
  inBatches(atOnce, async () => {
    const old = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${isOld} limit ${atOnce}`
    const { numAffectedRows } = await sql`${change} where ${sql.ref(key)} in (${old})`.execute(db)
    return { numDeletedRows: numAffectedRows ?? 0n }
  })
