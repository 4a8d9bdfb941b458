import { type Selectable, sql } from 'kysely'
import type { StoredCard } from '../documents/cart'
import { newId } from '../database/ids'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'
import { isExpired } from '../documents/card-expiry'
import { lockConsumer } from './consumers'

export type SavedCardRow = Selectable<Database['saved_cards']>

/** More than anybody has; it stops scripts that try cards. */
export const MAX_CARDS = 50

export const hasAllCards = async (db: Db, consumerNo: string): Promise<boolean> =>
  (await savedCardsOf(db, consumerNo)).length >= MAX_CARDS

/** The main one first, then the newest. */
export const savedCardsOf = (db: Db, consumerNo: string): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('consumer_no', '=', consumerNo)
    .orderBy('main', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export const savedCard = (db: Db, consumerNo: string, id: string): Promise<SavedCardRow | undefined> =>
  db.selectFrom('saved_cards').selectAll().where('consumer_no', '=', consumerNo).where('id', '=', id).executeTakeFirst()

/** Locks, so that changes of one shopper's cards are serialised. */
export async function lockSavedCard(tx: Tx, consumerNo: string, id: string): Promise<SavedCardRow | undefined> {
  await lockConsumer(tx, consumerNo)
  return savedCard(tx, consumerNo, id)
}

/** The first card becomes the main one. Returns the id, null if the shopper has it already. */
export async function storeCard(tx: Tx, consumerNo: string, card: StoredCard, main: boolean): Promise<string | null> {
  await lockConsumer(tx, consumerNo)
  const isFirst = (await savedCardsOf(tx, consumerNo)).length === 0
  const id = newId()
  const saved = await tx
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
  if (saved.numInsertedOrUpdatedRows !== 1n) return null
  if (main && !isFirst) await makeMain(tx, consumerNo, id)
  return id
}

/** Changes the expiry. False if the shopper has such a card already. */
export async function renewSavedCard(
  tx: Tx,
  consumerNo: string,
  { id }: SavedCardRow,
  card: StoredCard,
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

const likenessOf = ({ bin, last4, expiryMonth, expiryYear }: StoredCard): string =>
  `${bin} ${last4} ${expiryMonth}/${expiryYear}`

export async function makeMain(tx: Tx, consumerNo: string, id: string): Promise<void> {
  await tx
    .updateTable('saved_cards')
    .set({ main: sql<boolean>`id = ${id}` })
    .where('consumer_no', '=', consumerNo)
    .execute()
}

/** If the main card is deleted, the newest other one becomes it, preferably one that has not expired. */
export async function forgetSavedCard(tx: Tx, consumerNo: string, { id, main }: SavedCardRow): Promise<void> {
  await tx.deleteFrom('saved_cards').where('consumer_no', '=', consumerNo).where('id', '=', id).execute()
  const left = main ? await savedCardsOf(tx, consumerNo) : []
  const next = left.find(({ card }) => !isExpired(card, new Date())) ?? left[0]
  if (next) await makeMain(tx, consumerNo, next.id)
}
