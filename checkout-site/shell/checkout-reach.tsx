import { ShippingBars } from '../../widgets/cart-parts/shipping-bar'
import '../../widgets/cart-parts/messages.css'

export function CheckoutReach() {
  return <ShippingBars at="CHECKOUT" />
}
