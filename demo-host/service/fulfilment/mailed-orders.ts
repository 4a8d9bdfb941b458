import type { Db } from '../database/transaction'
import { mailedOrders } from '../repositories/parcels'
import { sandboxNow } from '../repositories/sandbox-clock'
import { advanceOrder, packOrder } from './move-order'

/** Until then an order of gift cards may be taken back. */
const HOURS = 4
const AT_ONCE = 100

/** Delivers the orders that went by e-mail alone: no warehouse and no carrier reports them. */
export async function deliverMailed(db: Db): Promise<void> {
  const now = await sandboxNow(db)
  const before = new Date(now.getTime() - HOURS * 3_600_000)
  for (const orderNumber of await mailedOrders(db, before, AT_ONCE)) {
    await packOrder(db, orderNumber, { carrier: 'email', tracking_number: `EM${orderNumber}` }, now)
    await advanceOrder(db, orderNumber, 'delivered', now)
  }
}
