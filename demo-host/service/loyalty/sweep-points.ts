import { tryEach } from '../database/batches'
import { type Db, inTransaction } from '../database/transaction'
import { endPoints, pointsToLookThrough } from '../repositories/points-book'
import { sandboxNow } from '../repositories/sandbox-clock'

const AT_ONCE = 500

/** Lets points end a year after they were given. */
export async function sweepPoints(db: Db): Promise<void> {
  const now = await sandboxNow(db)
  const due = await pointsToLookThrough(db, now, AT_ONCE)
  await tryEach(due.map(valueId => () => inTransaction(db, tx => endPoints(tx, valueId, now))))
}
