import { newId } from '../database/ids'
import type { NewReport } from '../../../core/social/contracts'
import type { Db, Tx } from '../database/transaction'

/** One for each consumer, who may change the name. */
export const saveSocialUser = (tx: Tx, user: { consumerNo: string; customerId: string; name: string }) =>
  tx
    .insertInto('social_users')
    .values({
      user_id: newId(),
      consumer_no: user.consumerNo,
      customer_id: user.customerId,
      name: user.name,
      created_at: new Date(),
    })
    .onConflict(conflict => conflict.column('consumer_no').doUpdateSet({ name: user.name }))
    .returning(['user_id', 'name'])
    .executeTakeFirstOrThrow()

/** Only their own. */
export const findSocialUser = (db: Db, userId: string, consumerNo: string) =>
  db
    .selectFrom('social_users')
    .select('name')
    .where('user_id', '=', userId)
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst()

/** Locks a picture of somebody else that everybody may see, so that its reports are counted one after the other. */
export const lockOthersMedia = (tx: Tx, mediaId: string, consumerNo: string) =>
  tx
    .selectFrom('social_media')
    .select(['reports', 'looked_at'])
    .where('id', '=', mediaId)
    .where('status', '=', 'approved')
    .where(query => query.or([query('consumer_no', 'is', null), query('consumer_no', '!=', consumerNo)]))
    .forUpdate()
    .executeTakeFirst()

type Report = { readonly mediaId: string; readonly consumerNo: string; readonly reason: NewReport['reason'] }

/** Returns whether it is the shopper's first about this picture. */
export async function saveReport(tx: Tx, { mediaId, consumerNo, reason }: Report): Promise<boolean> {
  const saved = await tx
    .insertInto('social_reports')
    .values({ media_id: mediaId, consumer_no: consumerNo, reason })
    .onConflict(conflict => conflict.columns(['media_id', 'consumer_no']).doNothing())
    .executeTakeFirst()
  return saved.numInsertedOrUpdatedRows === 1n
}

/** The picture must be locked. */
export async function countReport(tx: Tx, mediaId: string, reports: number, isHidden: boolean): Promise<void> {
  await tx
    .updateTable('social_media')
    .set({ reports, ...(isHidden ? { status: 'hidden' as const } : {}) })
    .where('id', '=', mediaId)
    .execute()
}

export async function countStashes(tx: Tx, consumerNo: string): Promise<number> {
  const counted = tx.selectFrom('social_stashes').select(query => query.fn.countAll<number>().as('count'))
  const row = await counted.where('consumer_no', '=', consumerNo).executeTakeFirst()
  return Number(row?.count ?? 0)
}

export async function saveStash(tx: Tx, consumerNo: string, name: string, mediaIds: string[]): Promise<string> {
  const stashId = newId()
  await tx
    .insertInto('social_stashes')
    .values({ stash_id: stashId, consumer_no: consumerNo, name, media_ids: mediaIds })
    .execute()
  return stashId
}
