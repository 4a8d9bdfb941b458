import { sql } from 'kysely'
import type { Db, Tx } from '../database/transaction'
import { endedPoints, yearBefore } from '../loyalty/ended-points'
import { type PointReason, pointLine } from '../loyalty/point-lines'
import type { Minor } from '../pricing/money'
import { writeEntry } from './value-book'

/** Points of a member, and what a line of their book says. */
type Grant = { readonly valueId: string; readonly reason: PointReason; readonly about: string; readonly units: Minor }

/** Gives points, once for each reason and what it is about. */
export async function grantPoints(tx: Tx, { valueId, reason, about, units }: Grant, at: Date): Promise<void> {
  await book(tx, valueId, pointLine(reason, about), units, at)
}

/** Takes back what an order brought, once, as far as it is still there. */
export async function takeEarnedBack(tx: Tx, valueId: string, orderNumber: string, at: Date): Promise<void> {
  const earned = await tx
    .selectFrom('stored_value_entries')
    .select(['units', 'created_at'])
    .where('value_id', '=', valueId)
    .where('order_number', '=', pointLine('earned', orderNumber))
    .executeTakeFirst()
  if (!earned || earned.created_at <= yearBefore(at)) return
  const value = await lockPoints(tx, valueId)
  const units = Math.min(earned.units, value?.balance ?? 0)
  if (units > 0) await book(tx, valueId, pointLine('returned', orderNumber), -units, at)
}

/** Books what has ended of a member's points, and says when the sweep is to look again. */
export async function endPoints(tx: Tx, valueId: string, at: Date): Promise<void> {
  const value = await lockPoints(tx, valueId)
  if (!value) return
  const lines = await tx
    .selectFrom('stored_value_entries')
    .select(['order_number', 'kind', 'units', 'created_at'])
    .where('value_id', '=', valueId)
    .execute()
  const { units, oldest } = endedPoints({ initial: value.initial, lines }, at)
  const over = Math.min(units, value.balance)
  if (over > 0) await book(tx, valueId, pointLine('expired', at.toISOString()), -over, at)
  // No points end less than a year after this, but those that are there.
  const next = yearAfter(oldest ?? at)
  await tx.updateTable('stored_values').set({ points_end_at: next }).where('id', '=', valueId).execute()
}

/** Points that may have ended, those that nobody looked through first. */
export async function pointsToLookThrough(db: Db, at: Date, atOnce: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_values')
    .select('id')
    .where('kind', '=', 'points')
    .where(eb => eb.or([eb('points_end_at', 'is', null), eb('points_end_at', '<=', at)]))
    .orderBy('points_end_at', order => order.asc().nullsFirst())
    .limit(atOnce)
    .execute()
  return rows.map(({ id }) => id)
}

const lockPoints = (tx: Tx, valueId: string) =>
  tx.selectFrom('stored_values').select(['initial', 'balance']).where('id', '=', valueId).forUpdate().executeTakeFirst()

/** Writes a line and changes the balance by it; nothing where the line stands there already. */
async function book(tx: Tx, valueId: string, line: string, units: Minor, at: Date): Promise<void> {
  const entry = { value_id: valueId, order_number: line, kind: 'renew' as const, units, year: null }
  if (!(await writeEntry(tx, entry, at))) return
  await tx
    .updateTable('stored_values')
    .set({ balance: sql`balance + ${units}` })
    .where('id', '=', valueId)
    .execute()
}

function yearAfter(at: Date): Date {
  const after = new Date(at)
  after.setUTCFullYear(at.getUTCFullYear() + 1)
  return after
}
