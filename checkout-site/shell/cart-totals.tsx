import type { Cart } from '../../core/shapes/cart'
import { OrderTotals } from './order-totals'

export function CartTotals({ cart }: { cart: Cart }) {
  return (
    <OrderTotals
      sums={cart.totals}
      promotions={cart.orderPromotions}
      instruments={cart.payment_instruments}
      reward={cart.reward}
      hasShipping={cart.shippingMethods.some(one => one.class !== 'digital' && one.selected !== undefined)}
      // What goes by e-mail has no address to wait for.
      hasTax={cart.shippingAddress.length > 0 || cart.items.every(({ isDigitalProduct }) => isDigitalProduct)}
    />
  )
}
