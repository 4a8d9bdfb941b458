import type { Challenge, Order } from '../../../core/checkout/contracts'
import type { CallContext } from '../calls/context'
import { ShopFailure } from '../failure'
import type { OrderDocument } from '../documents/order'
import type { OrderRow } from '../repositories/orders'

const STATUSES = {
  paying: 'pending',
  challenged: 'pending',
  placed: 'placed',
  shipped: 'shipped',
  cancelled: 'cancelled',
  void: 'void',
} as const

/** Who reads an order: an associate also reads who sold it. */
export type OrderReader = Pick<CallContext, 'session'>

/** An order as it travels; while the bank's page is open (`open-challenge.ts`) it says where that is. */
export function answerOrder(order: OrderRow, { session }: OrderReader, challenge: Challenge | null = null): Order {
  return {
    ...emptyFields(order.document),
    ...order.document,
    orderNumber: order.order_number,
    status: STATUSES[order.state],
    placedAt: (order.placed_at ?? order.created_at).toISOString(),
    flash: challenge
      ? [
          {
            code: 'PaymentNotAuthorized',
            message: 'The bank wants the shopper to confirm the payment',
            details: challenge,
          },
        ]
      : [],
    ...(session?.associate && order.in_store_sale ? { inStoreSalesInfo: order.in_store_sale } : {}),
  }
}

/** What orders of the release before lack of a cart's fields. */
const emptyFields = ({ totals, shipments }: OrderDocument) => ({
  totalItemCount: totals.totalUnits,
  coupon: null,
  couponItems: [],
  shippingMethods: shipments,
  approachingPromotions: [],
  customerNotifications: [],
  priceAdjustments: [],
})

/** Why an order came to nothing, as its shopper is told. */
export function refusalOf({ failure }: OrderRow): ShopFailure {
  return new ShopFailure(failure?.code ?? 'PAY400', failure?.details ?? {}, {})
}
