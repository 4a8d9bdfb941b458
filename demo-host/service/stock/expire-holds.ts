import { type Db, inTransaction } from '../database/transaction'
import { untilDone } from '../database/batches'
import { lateHolders, releaseStock } from '../repositories/stock-holds'

const AT_ONCE = 200

/** Frees expired holds, each cart in a transaction of its own. A renewed hold stays. */
export async function expireHolds(db: Db, atOnce = AT_ONCE): Promise<void> {
  const now = new Date()
  await untilDone(atOnce, async () => {
    const late = await lateHolders(db, now, atOnce)
    for (const holder of late) await inTransaction(db, tx => releaseStock(tx, holder, now))
    return late.length
  })
}
