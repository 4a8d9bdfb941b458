import type { Order } from '../../core/checkout'
import { OrderTotals } from './order-totals'

export function PaidTotals({ order }: { order: Order }) {
  return (
    <OrderTotals
      sums={order.totals}
      promotions={order.orderPromotions}
      instruments={order.payment_instruments}
      reward={order.reward}
      hasShipping={order.shipments.some(one => one.class !== 'digital')}
      isPaid
    />
  )
}
