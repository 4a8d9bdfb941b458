import type { PlacedOrder } from '../../../core/shapes/placed-order'
import type { OrderRow } from '../repositories/orders'

/** What the cart's page may know about the order. */
export function placedOrderOf({ order_number: orderNumber, currency, document }: OrderRow): PlacedOrder {
  const { totalUnits, itemTotal, totalDiscount, shipping, tax, total } = document.totals
  return {
    orderNumber,
    currency,
    totalItemCount: totalUnits,
    totals: { itemTotal, totalDiscount, shipping, tax, total },
  }
}
