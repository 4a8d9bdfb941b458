import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import { fail } from '../failure'
import { moveTurns } from './hold-turns'

/** Quantities by shelf. */
export type Needs = ReadonlyMap<string, number>

/** Holds exactly this stock for a cart's order, by conditional updates in the order of the shelves, so that there is no deadlock. Throws `INV700`, `INV703`. */
export async function holdForOrder(tx: Tx, basketId: string, orderNumber: string, needs: Needs): Promise<void> {
  const held = new Map((await takeHolds(tx, basketId)).map(({ upc, qty }) => [upc, qty]))
  for (const upc of [...new Set([...needs.keys(), ...held.keys()])].sort()) {
    await changeReserved(tx, upc, (needs.get(upc) ?? 0) - (held.get(upc) ?? 0))
  }
  const rows = [...needs].map(([upc, qty]) => ({ holder: orderNumber, upc, qty, expires_at: null }))
  await tx.insertInto('stock_holds').values(rows).execute()
}

/** Holds the granted part of a cart's needs; other holds stay. Throws `INV700`, `INV703`. */
export async function holdGranted(
  tx: Tx,
  holder: string,
  needs: Needs,
  until: ReadonlyMap<string, Date>,
): Promise<void> {
  const held = await heldBy(tx, holder)
  for (const [upc, expiresAt] of [...until].sort(byName)) {
    const needed = needs.get(upc) ?? 0
    await changeReserved(tx, upc, needed - (held.get(upc) ?? 0))
    await putHold(tx, holder, upc, needed, expiresAt)
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1

/** Frees what is held beyond these needs. */
export async function holdNoMore(tx: Tx, holder: string, needs: Needs): Promise<void> {
  for (const [upc, qty] of await heldBy(tx, holder)) {
    const needed = needs.get(upc) ?? 0
    if (qty <= needed) continue
    await changeReserved(tx, upc, needed - qty)
    if (needed === 0) await dropHold(tx, holder, upc)
    else
      await tx
        .updateTable('stock_holds')
        .set({ qty: needed })
        .where('holder', '=', holder)
        .where('upc', '=', upc)
        .execute()
  }
}

/** Moves holds to another holder, adding to its own. */
export async function moveHolds(tx: Tx, from: string, to: string): Promise<void> {
  const held = await tx.deleteFrom('stock_holds').where('holder', '=', from).returningAll().execute()
  if (held.length === 0) return
  await moveTurns(
    tx,
    from,
    to,
    held.map(({ upc }) => upc),
  )
  await tx
    .insertInto('stock_holds')
    .values(held.map(row => ({ ...row, holder: to })))
    .onConflict(conflict =>
      conflict.columns(['holder', 'upc']).doUpdateSet({ qty: sql`stock_holds.qty + excluded.qty` }),
    )
    .execute()
}

/** Frees held stock, exactly once: whoever deletes the hold frees it. With `late`, only holds that ended before it. */
export async function releaseStock(tx: Tx, holder: string, late?: Date): Promise<void> {
  for (const { upc, qty } of await takeHolds(tx, holder, late)) {
    await tx
      .updateTable('stock')
      .set({ reserved: sql`reserved - ${qty}` })
      .where('upc', '=', upc)
      .execute()
  }
}

/** Removes held stock for good, once. */
export async function sellStock(tx: Tx, holder: string): Promise<void> {
  for (const { upc, qty } of await takeHolds(tx, holder)) {
    await tx
      .updateTable('stock')
      .set({ reserved: sql`reserved - ${qty}`, on_hand: sql`on_hand - ${qty}` })
      .where('upc', '=', upc)
      .execute()
  }
}

/** Returns an order's stock to the shelves. Only whoever moves the order calls it. */
export async function restock(tx: Tx, orderNumber: string): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['upc', 'qty'])
    .where('order_number', '=', orderNumber)
    .orderBy('upc')
    .execute()
  for (const { upc, qty } of lines) {
    await tx
      .updateTable('stock')
      .set({ on_hand: sql`on_hand + ${qty}` })
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

async function takeHolds(tx: Tx, holder: string, late?: Date): Promise<{ upc: string; qty: number }[]> {
  const all = tx.deleteFrom('stock_holds').where('holder', '=', holder)
  const some = late ? all.where('expires_at', '<', late) : all
  const rows = await some.returning(['upc', 'qty']).execute()
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
  if (changed.numUpdatedRows === 0n) throw fail((await areLastOnesHeld(tx, upc)) ? 'INV703' : 'INV700', { upc })
}

/** The last pieces are held by carts, not sold. */
async function areLastOnesHeld(tx: Tx, upc: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock')
    .select('upc')
    .where('upc', '=', upc)
    .whereRef('on_hand', '<=', 'reserved')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('stock_holds').select('holder').where('upc', '=', upc).where('expires_at', 'is not', null)),
    )
    .executeTakeFirst()
  return row !== undefined
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

/** Carts whose holds have expired. */
export async function lateHolders(db: Db, now: Date, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stock_holds')
    .select('holder')
    .distinct()
    .where('expires_at', '<', now)
    .limit(atOnce)
    .execute()
  return rows.map(({ holder }) => holder)
}

export async function countHolds(db: Db): Promise<number> {
  const count = db.selectFrom('stock_holds').select(query => query.fn.countAll<number>().as('count'))
  return (await count.executeTakeFirst())?.count ?? 0
}
