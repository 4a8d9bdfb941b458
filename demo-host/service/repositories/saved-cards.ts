import { type Selectable, sql } from 'kysely'
import type { KeptCard } from '../documents/cart'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import { isExpired } from '../documents/card-expiry'
import { lockConsumer } from './consumers'

/** A card as its shopper keeps it. */
export type SavedCardRow = Selectable<Database['saved_cards']>

/** A shopper's cards, the main one first, then the newest. */
export const savedCardsOf = (db: Db, consumerNo: string): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .orderBy('main', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** One of a shopper's cards. */
export const savedCard = (db: Db, consumerNo: string, id: string): Promise<SavedCardRow | undefined> =>
  db.selectFrom('saved_cards').selectAll().where('consumer_no', '=', consumerNo).where('id', '=', id).executeTakeFirst()

/** One of a shopper's cards, for a change: changes of one shopper's cards come one after the other. */
export async function lockSavedCard(tx: Tx, consumerNo: string, id: string): Promise<SavedCardRow | undefined> {
  await lockConsumer(tx, consumerNo)
  return savedCard(tx, consumerNo, id)
}

/** Keeps a card, the first as the main one; answers its id, null where the shopper has it already. */
export async function keepSavedCard(tx: Tx, consumerNo: string, card: KeptCard, main: boolean): Promise<string | null> {
  await lockConsumer(tx, consumerNo)
  const isFirst = (await savedCardsOf(tx, consumerNo)).length === 0
  const id = newId()
  const kept = await tx
    .insertInto('saved_cards')
    .values({
      id,
      consumer_no: consumerNo,
      likeness: likenessOf(card),
      main: isFirst,
      card: JSON.stringify(card),
      created_at: new Date(),
    })
    .onConflict(conflict => conflict.columns(['consumer_no', 'likeness']).doNothing())
    .executeTakeFirst()
  if (kept.numInsertedOrUpdatedRows !== 1n) return null
  if (main && !isFirst) await makeMain(tx, consumerNo, id)
  return id
}

/** Says until when a card is good now; false where the shopper has such a one already. */
export async function renewSavedCard(
  tx: Tx,
  consumerNo: string,
  { id }: SavedCardRow,
  card: KeptCard,
): Promise<boolean> {
  const likeness = likenessOf(card)
  const twin = (await savedCardsOf(tx, consumerNo)).find(other => other.id !== id && other.likeness === likeness)
  if (twin) return false
  await tx
    .updateTable('saved_cards')
    .set({ likeness, card: JSON.stringify(card) })
    .where('consumer_no', '=', consumerNo)
    .where('id', '=', id)
    .execute()
  return true
}

const likenessOf = ({ bin, last4, expiryMonth, expiryYear }: KeptCard): string =>
  `${bin} ${last4} ${expiryMonth}/${expiryYear}`

/** Makes one card the main one, and all others not. */
export async function makeMain(tx: Tx, consumerNo: string, id: string): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ main: sql<boolean>`id = ${id}` })
    .where('consumer_no', '=', consumerNo)
    .execute()
}

/** Forgets a card; if it was the main one, the newest of the others is then, one that still pays before one past its date. */
export async function forgetSavedCard(tx: Tx, consumerNo: string, { id, main }: SavedCardRow): Promise<void> {
  await tx.deleteFrom('saved_cards').where('consumer_no', '=', consumerNo).where('id', '=', id).execute()
  const left = main ? await savedCardsOf(tx, consumerNo) : []
  const next = left.find(({ card }) => !isExpired(card, new Date())) ?? left[0]
  if (next) await makeMain(tx, consumerNo, next.id)
}
