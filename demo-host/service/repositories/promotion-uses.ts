import { sql } from 'kysely'
import type { Tx } from '../database/transaction'

/** False if the limit is reached. */
export async function countUse(tx: Tx, id: string): Promise<boolean> {
  const counted = await tx
    .updateTable('promotions')
    .set({ used: sql`used + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`used < limit_total`)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** Only limited promotions are counted. */
export async function giveUsesBack(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('promotions')
    .set({ used: sql`used - 1` })
    .where('id', 'in', ids)
    .where('limit_total', 'is not', null)
    .where('used', '>', 0)
    .execute()
}
