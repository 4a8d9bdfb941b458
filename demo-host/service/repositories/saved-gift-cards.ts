import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import type { StoredValue } from './stored-values'

/** Newest first, with the ids that they are saved under. */
export const giftCardsOf = (db: Db, consumerNo: string): Promise<(StoredValue & { savedId: string })[]> =>
  db
    .selectFrom('saved_gift_cards')
    .innerJoin('stored_values', 'stored_values.id', 'value_id')
    .selectAll('stored_values')
    .select('saved_gift_cards.id as savedId')
    .where('consumer_no', '=', consumerNo)
    .orderBy('saved_gift_cards.created_at', 'desc')
    .orderBy('saved_gift_cards.id')
    .execute()

/** Returns the id, null if the shopper has it already. */
export async function saveGiftCard(tx: Tx, consumerNo: string, { id: value_id }: StoredValue): Promise<string | null> {
  const id = newId()
  const saved = await tx
    .insertInto('saved_gift_cards')
    .values({ id, consumer_no: consumerNo, value_id, created_at: new Date() })
    .onConflict(conflict => conflict.columns(['consumer_no', 'value_id']).doNothing())
    .executeTakeFirst()
  return saved.numInsertedOrUpdatedRows === 1n ? id : null
}

/** The gift card itself stays valid. False for an unknown id. */
export async function forgetGiftCard(tx: Tx, consumerNo: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('saved_gift_cards')
    .where('consumer_no', '=', consumerNo)
    .where('id', '=', id)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}
