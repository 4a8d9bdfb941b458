import type { Tx } from '../database/transaction'
import { findOrder } from '../repositories/orders'

/** Thrown if a cart should move while it is being paid. `afterPayment` catches it, waits and retries. */
export class BeingPaid extends Error {
  readonly orderNumber: string

  constructor(orderNumber: string) {
    super(`The cart of order ${orderNumber} is being paid`)
    this.orderNumber = orderNumber
  }
}

/** Throws `BeingPaid` during a payment: what is bought must not move, and what is refused must not stay behind. */
export async function refuseWhilePaid(tx: Tx, openOrder: string | null): Promise<void> {
  const order = openOrder ? await findOrder(tx, openOrder) : undefined
  if (order?.state === 'paying') throw new BeingPaid(order.order_number)
}
