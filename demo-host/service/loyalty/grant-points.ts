import type { Tx } from '../database/transaction'
import type { Minor } from '../pricing/money'
import { recordPoints, lockPoints, pointLines } from '../repositories/points-ledger'
import { yearBefore } from './ended-points'
import { type PointReason, pointLine } from './point-lines'

type Grant = { readonly valueId: string; readonly reason: PointReason; readonly about: string; readonly units: Minor }

/** Gives points, once for each reason and what it is about. */
export const grantPoints = (tx: Tx, { valueId, reason, about, units }: Grant, at: Date): Promise<void> =>
  recordPoints(tx, valueId, pointLine(reason, about), units, at)

type Taking = { readonly orderNumber: string; readonly returnNumber: string; readonly share: (units: Minor) => Minor }

/** Takes back a return's share of the points that an order gave, once, as far as the balance reaches. */
export async function takeEarnedBack(
  tx: Tx,
  valueId: string,
  { orderNumber, returnNumber, share }: Taking,
  at: Date,
): Promise<void> {
  const [earned] = await pointLines(tx, valueId, pointLine('earned', orderNumber))
  if (!earned || earned.created_at <= yearBefore(at)) return
  const value = await lockPoints(tx, valueId)
  const units = Math.min(share(earned.units), value?.balance ?? 0)
  const about = returnNumber === `R${orderNumber}` ? orderNumber : `${orderNumber} ${returnNumber}`
  if (units > 0) await recordPoints(tx, valueId, pointLine('returned', about), -units, at)
}
