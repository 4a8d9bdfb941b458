import { sql } from 'kysely'
import { newId } from '../database/ids'
import type { Db, Tx } from '../database/transaction'
import type { Minor } from '../pricing/money'

export type Withdrawal = { readonly valueId: string; readonly units: Minor }

/** Takes units for an order by conditional updates in the order of the ids, so that there is no deadlock. Returns the first insufficient value, or null; after a failure roll back. */
export async function redeemValues(
  tx: Tx,
  orderNumber: string,
  takings: readonly Withdrawal[],
  at: Date,
): Promise<string | null> {
  for (const { valueId, units } of sorted(takings)) {
    await beginYear(tx, valueId, at)
    const taken = await tx
      .updateTable('stored_values')
      .set({ balance: sql`balance - ${units}` })
      .where('id', '=', valueId)
      .where('allowed', '=', true)
      .where('balance', '>=', units)
      .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
      .returning('year')
      .executeTakeFirst()
    if (!taken) return valueId
    await writeEntry(
      tx,
      { value_id: valueId, order_number: orderNumber, kind: 'redeem', units: -units, year: taken.year },
      at,
    )
  }
  return null
}

/** Returns what an order took, once; a credit of a past year stays in that year. */
export async function restoreValues(tx: Tx, orderNumber: string, at = new Date()): Promise<void> {
  const entries = await tx
    .selectFrom('stored_value_entries')
    .innerJoin('stored_values', 'stored_values.id', 'stored_value_entries.value_id')
    .select(['value_id', 'units', 'stored_value_entries.year', 'stored_values.year as yearNow'])
    .where('order_number', '=', orderNumber)
    .where('stored_value_entries.kind', '=', 'redeem')
    .orderBy('value_id')
    .execute()
  for (const { value_id, units, year, yearNow } of entries) {
    const back = year === yearNow ? -units : 0
    const entry = { value_id, order_number: orderNumber, kind: 'restore' as const, units: back, year: yearNow }
    if (!(await writeEntry(tx, entry, at))) continue
    await tx
      .updateTable('stored_values')
      .set({ balance: sql`balance + ${back}` })
      .where('id', '=', value_id)
      .execute()
  }
}

/** Gives back a part of what an order took, or all that is left of it (`wanted` null), once under the return's number. */
export async function restorePart(
  tx: Tx,
  { orderNumber, returnNumber, earlier }: ReturnNumbers,
  wanted: ReadonlyMap<string, Minor> | null,
  at = new Date(),
): Promise<void> {
  const entries = await tx
    .selectFrom('stored_value_entries')
    .innerJoin('stored_values', 'stored_values.id', 'stored_value_entries.value_id')
    .select(['value_id', 'order_number', 'units', 'stored_value_entries.year', 'stored_values.year as yearNow'])
    .where('order_number', 'in', [orderNumber, ...earlier])
    .where('stored_value_entries.kind', 'in', ['redeem', 'restore'])
    .orderBy('value_id')
    .execute()
  for (const { value_id, order_number, year, yearNow } of entries) {
    if (order_number !== orderNumber || year !== yearNow) continue
    const left = -entries.filter(one => one.value_id === value_id).reduce((sum, { units }) => sum + units, 0)
    const units = wanted ? Math.min(left, wanted.get(value_id) ?? 0) : left
    const entry = { value_id, order_number: returnNumber, kind: 'restore' as const, units, year }
    if (units <= 0 || !(await writeEntry(tx, entry, at))) continue
    await tx
      .updateTable('stored_values')
      .set({ balance: sql`balance + ${units}` })
      .where('id', '=', value_id)
      .execute()
  }
}

type ReturnNumbers = {
  readonly orderNumber: string
  readonly returnNumber: string
  /** Of the returns before. */
  readonly earlier: readonly string[]
}

/** As many lines of the ledger as a member is shown. */
const SHOWN = 20

export const newestEntries = (db: Db, valueId: string) =>
  db
    .selectFrom('stored_value_entries')
    .select(['order_number', 'kind', 'units', 'created_at'])
    .where('value_id', '=', valueId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute()

/** A yearly credit starts its year with that year's first order. */
async function beginYear(tx: Tx, valueId: string, at: Date): Promise<void> {
  const year = at.getUTCFullYear()
  const value = await tx
    .selectFrom('stored_values')
    .select(['balance', 'yearly'])
    .where('id', '=', valueId)
    .where('year', '<', year)
    .where('yearly', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!value) return
  const yearly = value.yearly ?? 0
  await tx.updateTable('stored_values').set({ balance: yearly, year }).where('id', '=', valueId).execute()
  const units = yearly - value.balance
  await writeEntry(tx, { value_id: valueId, order_number: `year ${year}`, kind: 'renew', units, year }, at)
}

type Entry = {
  readonly value_id: string
  readonly order_number: string
  readonly kind: 'redeem' | 'restore' | 'renew'
  readonly units: Minor
  readonly year: number | null
}

/** False if the entry exists. */
export async function writeEntry(tx: Tx, entry: Entry, at: Date): Promise<boolean> {
  const written = await tx
    .insertInto('stored_value_entries')
    .values({ ...entry, id: newId(), created_at: at })
    .onConflict(conflict => conflict.columns(['order_number', 'value_id', 'kind']).doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** One taking for each value, in the order of the ids. */
function sorted(takings: readonly Withdrawal[]): Withdrawal[] {
  const units = new Map<string, Minor>()
  for (const taking of takings) units.set(taking.valueId, (units.get(taking.valueId) ?? 0) + taking.units)
  return [...units]
    .filter(([, sum]) => sum > 0)
    .map(([valueId, sum]) => ({ valueId, units: sum }))
    .sort((one, other) => (one.valueId < other.valueId ? -1 : 1))
}
