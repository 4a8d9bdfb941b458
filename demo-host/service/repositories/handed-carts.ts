import { sql } from 'kysely'
import type { CartDocument, CartLine } from '../documents/cart'
import type { Db, Tx } from '../database/transaction'
import { counted } from './carts'

/** The lines of a receiving cart, and the stock that it holds; null if the cart is gone. */
export async function readReceiver(
  db: Db,
  basketId: string,
): Promise<{ lines: readonly CartLine[]; held: Readonly<Record<string, number>> } | null> {
  const { rows } = await sql<{ lines: CartLine[]; held: Record<string, number> }>`
    select document -> 'lines' as lines, coalesce(
      (select json_object_agg(upc, qty) from stock_holds where holder = carts.basket_id), '{}'::json) as held
    from carts where basket_id = ${basketId}`.execute(db)
  return rows[0] ?? null
}

type LockedDocument = { readonly basketId: string; readonly document: CartDocument }

/** Null if the cart is gone. */
export async function lockDocument(tx: Tx, basketId: string): Promise<LockedDocument | null> {
  const row = await tx
    .selectFrom('carts')
    .select('document')
    .where('basket_id', '=', basketId)
    .forUpdate()
    .executeTakeFirst()
  return row ? { basketId, document: row.document } : null
}

/** The carts that were handed over to this one, locked. */
export async function lockHandedCarts(tx: Tx, basketId: string): Promise<LockedDocument[]> {
  const rows = await tx
    .selectFrom('carts')
    .select(['basket_id', 'document'])
    .where('handed_to', '=', basketId)
    .orderBy('basket_id')
    .forUpdate()
    .execute()
  return rows.map(({ basket_id, document }) => ({ basketId: basket_id, document }))
}

/** The cart must be locked. */
export async function saveDocument(tx: Tx, basketId: string, document: CartDocument): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ document: counted(document) })
    .where('basket_id', '=', basketId)
    .execute()
}

/** After a merge the carts handed over to `from` belong to `to`. */
export async function moveHandedCarts(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ handed_to: to })
    .where('handed_to', '=', from)
    .where('basket_id', '<>', to)
    .execute()
}
