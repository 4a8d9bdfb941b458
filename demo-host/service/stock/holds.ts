import { sql } from 'kysely'
import type { Tx } from '../database/transaction'
import { fail } from '../failure'

/** How many of each upc are wanted. */
export type Needs = ReadonlyMap<string, number>

/** How long a cart's stock waits for its order. */
export const HOLD_MINUTES = 15

/**
 * Holds exactly this stock for a cart or an order: takes what is missing by conditional updates, gives back what is too
 * much. Rows are taken in the order of their upcs, so two carts never wait for each other. Throws `INV700`.
 */
export async function holdStock(tx: Tx, holder: string, needs: Needs, expiresAt: Date | null): Promise<void> {
  const held = await heldBy(tx, holder)
  const upcs = [...new Set([...needs.keys(), ...held.keys()])].sort()
  for (const upc of upcs) {
    const needed = needs.get(upc) ?? 0
    await changeReserved(tx, upc, needed - (held.get(upc) ?? 0))
    if (needed === 0) await dropHold(tx, holder, upc)
    else await putHold(tx, holder, upc, needed, expiresAt)
  }
}

/** Hands stock that a cart holds over to its order. */
export async function handOver(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('stock_holds').set({ holder: to, expires_at: null }).where('holder', '=', from).execute()
}

/** Gives held stock back, once: whoever deletes the hold gives it back. */
export async function releaseStock(tx: Tx, holder: string): Promise<void> {
  for (const { upc, qty } of await takeHolds(tx, holder)) {
    await tx
      .updateTable('stock')
      .set({ reserved: sql`reserved - ${qty}` })
      .where('upc', '=', upc)
      .execute()
  }
}

/** Takes held stock off the shelf for good, once. */
export async function sellStock(tx: Tx, holder: string): Promise<void> {
  for (const { upc, qty } of await takeHolds(tx, holder)) {
    await tx
      .updateTable('stock')
      .set({ reserved: sql`reserved - ${qty}`, on_hand: sql`on_hand - ${qty}` })
      .where('upc', '=', upc)
      .execute()
  }
}

async function heldBy(tx: Tx, holder: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('stock_holds')
    .select(['upc', 'qty'])
    .where('holder', '=', holder)
    .orderBy('upc')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ upc, qty }) => [upc, qty]))
}

async function takeHolds(tx: Tx, holder: string): Promise<{ upc: string; qty: number }[]> {
  const rows = await tx.deleteFrom('stock_holds').where('holder', '=', holder).returning(['upc', 'qty']).execute()
  return rows.sort((one, other) => (one.upc < other.upc ? -1 : 1))
}

async function changeReserved(tx: Tx, upc: string, more: number): Promise<void> {
  if (more === 0) return
  const changed = await tx
    .updateTable('stock')
    .set({ reserved: sql`reserved + ${more}` })
    .where('upc', '=', upc)
    .where(sql<boolean>`on_hand - reserved >= ${more}`)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw fail('INV700', { upc })
}

async function dropHold(tx: Tx, holder: string, upc: string): Promise<void> {
  await tx.deleteFrom('stock_holds').where('holder', '=', holder).where('upc', '=', upc).execute()
}

async function putHold(tx: Tx, holder: string, upc: string, qty: number, expiresAt: Date | null): Promise<void> {
  const row = { holder, upc, qty, expires_at: expiresAt }
  await tx
    .insertInto('stock_holds')
    .values(row)
    .onConflict(conflict => conflict.columns(['holder', 'upc']).doUpdateSet({ qty, expires_at: expiresAt }))
    .execute()
}
