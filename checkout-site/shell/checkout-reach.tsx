import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { checkoutReachSeen } from '../../core/analytics'
import { $cart } from '../../core/cart'
import { ShippingBars } from '../../widgets/cart-parts/shipping-bar'
import '../../widgets/cart-parts/messages.css'
import './checkout-reach.css'

export function CheckoutReach() {
  const { cart, seen } = useUnit({ cart: $cart, seen: checkoutReachSeen })
  // Another cart may bring another promotion within reach.
  useEffect(() => {
    if (cart) seen()
  }, [cart, seen])
  return <ShippingBars at="CHECKOUT" />
}
