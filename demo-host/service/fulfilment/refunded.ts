import { tryEach } from '../database/batches'
import type { Db } from '../database/transaction'
import { refundedReturns } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import { advanceOrder } from './move-order'

const AT_ONCE = 100

/** Reports refunds of returns, whichever process made them. */
export async function recordRefunds(db: Db): Promise<void> {
  const orderNumbers = await refundedReturns(db, AT_ONCE)
  await tryEach(
    orderNumbers.map(orderNumber => async () => {
      await advanceOrder(db, orderNumber, 'refunded', await sandboxNow(db))
    }),
  )
}
