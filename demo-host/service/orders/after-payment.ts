import type { Tx } from '../database/transaction'
import { fail } from '../failure'
import { findOrder } from '../repositories/orders'
import { settleOrder, type Till } from './settle-order'

/** A cart was to be moved while it is being paid: what is bought must not be moved along, and what is refused not be left behind. */
class BeingPaid extends Error {
  readonly orderNumber: string

  constructor(orderNumber: string) {
    super(`The cart of order ${orderNumber} is being paid`)
    this.orderNumber = orderNumber
  }
}

/** Stops what would move a cart that is being paid; `afterPayment` does it again when that is over. */
export async function refuseWhilePaid(tx: Tx, openOrder: string | null): Promise<void> {
  const order = openOrder ? await findOrder(tx, openOrder) : undefined
  if (order?.state === 'paying') throw new BeingPaid(order.order_number)
}

/** Does `work`, a transaction, once no cart that it moves is being paid. Throws `GEN500` (503) where the provider does not answer. */
export async function afterPayment<Result>(till: Till, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof BeingPaid)) throw error
      const { orderNumber } = error
      await settleOrder(till, orderNumber).catch(() => {
        throw fail('GEN500', { orderNumber }, { status: 503, message: 'The payment is still being checked' })
      })
    }
  }
}
