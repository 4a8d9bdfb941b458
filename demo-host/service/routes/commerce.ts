import type { ShopApp } from '../plugins/shop'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { deliveryRoutes } from './delivery/routes'
import { paymentRoutes } from './payment/routes'
import { sandboxRoutes } from './sandbox/routes'

/** Mounts carts, checkout and payments. */
export function commerceRoutes(app: ShopApp): void {
  cartRoutes(app)
  deliveryRoutes(app)
  paymentRoutes(app)
  checkoutRoutes(app)
  sandboxRoutes(app)
}
