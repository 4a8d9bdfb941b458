import type { Insertable } from 'kysely'
import { newId } from '../database/ids'
import type { Tx } from '../database/transaction'
import type { Database } from '../database/types'

type Picture = Pick<Insertable<Database['claim_pictures']>, 'consumer_no' | 'content_type' | 'content'>

/** Returns the picture's id; it waits for its claim. */
export async function savePicture(tx: Tx, picture: Picture): Promise<string> {
  const id = newId()
  await tx
    .insertInto('claim_pictures')
    .values({ id, claim_id: null, ...picture })
    .execute()
  return id
}

export async function countWaitingPictures(tx: Tx, consumerNo: string): Promise<number> {
  const waiting = tx.selectFrom('claim_pictures').select(query => query.fn.countAll<number>().as('count'))
  const row = await waiting.where('consumer_no', '=', consumerNo).where('claim_id', 'is', null).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Returns how many pictures were added to the claim. */
export async function joinClaim(
  tx: Tx,
  claimId: string,
  { consumerNo, ids }: { readonly consumerNo: string; readonly ids: readonly string[] },
): Promise<number> {
  if (ids.length === 0) return 0
  const joined = await tx
    .updateTable('claim_pictures')
    .set({ claim_id: claimId })
    .where('id', 'in', ids)
    .where('consumer_no', '=', consumerNo)
    .where('claim_id', 'is', null)
    .executeTakeFirst()
  return Number(joined.numUpdatedRows)
}

/** Deletes a picture without a claim; returns whether there was one. */
export async function removePicture(tx: Tx, consumerNo: string, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom('claim_pictures')
    .where('id', '=', id)
    .where('consumer_no', '=', consumerNo)
    .where('claim_id', 'is', null)
    .executeTakeFirst()
  return removed.numDeletedRows === 1n
}
