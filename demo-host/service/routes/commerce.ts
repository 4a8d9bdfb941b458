import type { ShopApp } from '../plugins/shop'
import { cartRoutes } from './cart/routes'

/** Mounts carts, checkout and payments. */
export function commerceRoutes(app: ShopApp): void {
  cartRoutes(app)
}
