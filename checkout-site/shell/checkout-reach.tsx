import { ShippingBars } from '../../widgets/cart-parts/shipping-bar'
import '../../widgets/cart-parts/told.css'

/** The promotions within reach that want to be told of in checkout. */
export function CheckoutReach() {
  return <ShippingBars at="CHECKOUT" />
}
