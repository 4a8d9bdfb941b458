import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import type { Minor } from '../pricing/money'
import { writeEntry } from './value-ledger'

/** A member's points, under the lock of whoever changes them. */
export const lockPoints = (tx: Tx, valueId: string) =>
  tx.selectFrom('stored_values').select(['initial', 'balance']).where('id', '=', valueId).forUpdate().executeTakeFirst()

/** All entries of a member's points ledger, or those with one name. */
export const pointLines = (db: Db, valueId: string, line?: string) =>
  db
    .selectFrom('stored_value_entries')
    .select(['order_number', 'kind', 'units', 'created_at'])
    .where('value_id', '=', valueId)
    .$if(line !== undefined, query => query.where('order_number', '=', line ?? ''))
    .execute()

/** Writes an entry and changes the balance by it; does nothing if the entry exists. */
export async function recordPoints(tx: Tx, valueId: string, line: string, units: Minor, at: Date): Promise<void> {
  const entry = { value_id: valueId, order_number: line, kind: 'renew' as const, units, year: null }
  if (!(await writeEntry(tx, entry, at))) return
  await tx
    .updateTable('stored_values')
    .set({ balance: sql`balance + ${units}` })
    .where('id', '=', valueId)
    .execute()
}

/** Says when the next of a member's points may end. */
export async function savePointsEnd(tx: Tx, valueId: string, end: Date): Promise<void> {
  await tx.updateTable('stored_values').set({ points_end_at: end }).where('id', '=', valueId).execute()
}

/** Points that may have ended, those that nobody looked through first. */
export async function pointsToLookThrough(db: Db, at: Date, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_values')
    .select('id')
    .where('kind', '=', 'points')
    .where(eb => eb.or([eb('points_end_at', 'is', null), eb('points_end_at', '<=', at)]))
    .orderBy('points_end_at', order => order.asc().nullsFirst())
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}
