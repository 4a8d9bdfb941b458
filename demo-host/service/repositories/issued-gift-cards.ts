import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Database } from '../database/types'
import type { Db, Tx } from '../database/transaction'

/** One card of one order line. */
export type CardPlace = { readonly orderNumber: string; readonly lineId: string; readonly position: number }

/** False if the card exists already. */
export async function insertIssuedGiftCard(
  tx: Tx,
  { orderNumber, lineId, position }: CardPlace,
  value: Insertable<Database['stored_values']>,
): Promise<boolean> {
  const place = { order_number: orderNumber, line_id: lineId, position }
  const issued = await tx
    .insertInto('issued_gift_cards')
    .values({ ...place, value_id: value.id })
    .onConflict(conflict => conflict.columns(['order_number', 'line_id', 'position']).doNothing())
    .executeTakeFirst()
  if (issued.numInsertedOrUpdatedRows === 1n) {
    await tx.insertInto('stored_values').values(value).execute()
    return true
  }
  const known = await tx
    .selectFrom('issued_gift_cards')
    .select('value_id')
    .where('order_number', '=', orderNumber)
    .where('line_id', '=', lineId)
    .where('position', '=', position)
    .executeTakeFirst()
  return known?.value_id === value.id
}

export const issuedCardsOf = (db: Db, orderNumber: string) =>
  db
    .selectFrom('issued_gift_cards')
    .select(['line_id', 'position'])
    .where('order_number', '=', orderNumber)
    .orderBy('line_id')
    .orderBy('position')
    .execute()

/** Blocks the cards of a cancelled order. False if one was used: then the transaction must be rolled back. */
export async function stopGiftCards(tx: Tx, orderNumber: string): Promise<boolean> {
  const cards = await tx
    .selectFrom('issued_gift_cards')
    .select('value_id')
    .where('order_number', '=', orderNumber)
    .execute()
  if (cards.length === 0) return true
  const stopped = await tx
    .updateTable('stored_values')
    .set({ allowed: false })
    .where(
      'id',
      'in',
      cards.map(({ value_id }) => value_id),
    )
    .where('balance', '=', sql<number>`initial`)
    .executeTakeFirst()
  return stopped.numUpdatedRows === BigInt(cards.length)
}
