import type { Challenge, Order, Tracking } from '../../../core/checkout/contracts'
import type { CallContext } from '../calls/context'
import type { Parcel } from '../documents/parcel'
import { ShopFailure } from '../failure'
import type { StoredSale, OrderDocument } from '../documents/order'
import type { OrderRow } from '../repositories/orders'
import { linesLeft } from './refund-of'
import { cancelledRefundOf, refundsOf } from './refunds-of'

const STATUSES = {
  paying: 'pending',
  challenged: 'pending',
  placed: 'placed',
  shipped: 'shipped',
  cancelled: 'cancelled',
  void: 'void',
} as const

/** Associates also see who sold an order. */
export type OrderReader = Pick<CallContext, 'session'>

/** What changes after an order was placed: the open bank page (`open-challenge.ts`), and its parcel (`return-refusal.ts`). */
export type OrderNews = {
  readonly challenge?: Challenge | null
  readonly parcel?: Parcel | undefined
  readonly mayReturn?: boolean
}

export function answerOrder(
  order: OrderRow,
  { session }: OrderReader,
  { challenge, parcel, mayReturn = false }: OrderNews = {},
): Order {
  return {
    ...emptyFields(order.document),
    ...order.document,
    orderNumber: order.order_number,
    status: statusOf(order, parcel),
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
    ...(parcel ? { tracking: trackingOf(order, parcel, mayReturn), refunds: refundsOf(order, parcel) } : {}),
    ...(order.state === 'cancelled' && order.total > 0 ? { refunds: [cancelledRefundOf(order)] } : {}),
    ...(session?.associate && order.in_store_sale ? { inStoreSalesInfo: saleOf(order.in_store_sale) } : {}),
  }
}

const saleOf = ({ soldBy: _soldBy, ...sale }: StoredSale) => sale

/** Cart fields that orders of the previous release lack. */
const emptyFields = ({ totals, shipments }: OrderDocument) => ({
  totalItemCount: totals.totalUnits,
  coupon: null,
  couponItems: [],
  shippingMethods: shipments,
  approachingPromotions: [],
  customerNotifications: [],
  priceAdjustments: [],
})

/** Older pages know only these values; `tracking` says more. */
export const statusOf = ({ state }: OrderRow, parcel?: Parcel): Order['status'] =>
  state === 'shipped' && parcel && parcel.stage !== 'packed' && parcel.stage !== 'shipped'
    ? 'delivered'
    : STATUSES[state]

const trackingOf = ({ document }: OrderRow, parcel: Parcel, mayReturn: boolean): Tracking => ({
  stage: parcel.stage,
  carrier: parcel.carrier,
  trackingNumber: parcel.tracking_number,
  events: parcel.events.map(({ stage, at }) => ({ stage, at })),
  mayReturn,
  ...(mayReturn && !parcel.return_number ? { returnable: linesLeft(document, parcel.arrived_returns ?? []) } : {}),
  ...(parcel.return_number && parcel.return_tracking_number
    ? { return: { returnNumber: parcel.return_number, trackingNumber: parcel.return_tracking_number } }
    : {}),
})

export function refusalOf({ failure }: OrderRow): ShopFailure {
  return new ShopFailure(failure?.code ?? 'PAY400', failure?.details ?? {}, {})
}
