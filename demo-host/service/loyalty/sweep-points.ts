import { tryEach } from '../database/batches'
import { type Db, inTransaction, type Tx } from '../database/transaction'
import { recordPoints, savePointsEnd, lockPoints, pointLines, pointsToLookThrough } from '../repositories/points-ledger'
import { sandboxNow } from '../repositories/sandbox-clock'
import { endedPoints, yearAfter } from './ended-points'
import { pointLine } from './point-lines'

const AT_ONCE = 500

/** Lets points end a year after they were given. */
export async function sweepPoints(db: Db): Promise<void> {
  const now = await sandboxNow(db)
  const due = await pointsToLookThrough(db, now, AT_ONCE)
  await tryEach(due.map(valueId => () => inTransaction(db, tx => endPoints(tx, valueId, now))))
}

async function endPoints(tx: Tx, valueId: string, at: Date): Promise<void> {
  const value = await lockPoints(tx, valueId)
  if (!value) return
  const { units, oldest } = endedPoints({ initial: value.initial, lines: await pointLines(tx, valueId) }, at)
  const over = Math.min(units, value.balance)
  if (over > 0) await recordPoints(tx, valueId, pointLine('expired', at.toISOString()), -over, at)
  // Points that are given after this end later than a year from now.
  await savePointsEnd(tx, valueId, yearAfter(oldest ?? at))
}
