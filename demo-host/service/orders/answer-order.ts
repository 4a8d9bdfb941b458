import type { Order } from '../../../core/checkout/contracts'
import { ShopFailure } from '../failure'
import type { OrderRow, PaymentRow } from '../repositories/orders'

const STATUSES = {
  paying: 'pending',
  challenged: 'pending',
  placed: 'placed',
  shipped: 'shipped',
  cancelled: 'cancelled',
  void: 'void',
} as const

/** An order as it travels; while the bank's page is open it says where that is. */
export function answerOrder(order: OrderRow, payment: PaymentRow | undefined, origin: string): Order {
  const isOpen = order.state === 'challenged' && payment?.challenge_id
  return {
    ...order.document,
    orderNumber: order.order_number,
    status: STATUSES[order.state],
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    flash: isOpen
      ? [
          {
            code: 'PaymentNotAuthorized',
            message: 'The bank wants the shopper to confirm the payment',
            details: {
              challengeUrl: `${origin}/sandbox/bank/${payment.challenge_id}`,
              transactionId: payment.challenge_id,
            },
          },
        ]
      : [],
  }
}

/** Why an order came to nothing, as its shopper is told. */
export function refusalOf({ failure }: OrderRow): ShopFailure {
  return new ShopFailure(failure?.code ?? 'PAY400', failure?.details ?? {}, {})
}
