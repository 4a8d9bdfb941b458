import { ShippingBars } from '../../widgets/cart-parts/shipping-bar'
import '../../widgets/cart-parts/messages.css'

/** The promotions within reach that want to be told of in checkout. */
export function CheckoutReach() {
  return <ShippingBars at="CHECKOUT" />
}
